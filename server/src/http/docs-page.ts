import { APP_NAME, APP_VERSION, type Endpoint } from '@saywell/contract';
import { z } from 'zod';
import { escapeHtml, selfContainedPage } from './html.ts';
import { accessNotes } from './openapi.ts';

/** The API as an HTML page: every call with its input and output. */
export function docsPage(endpoints: Endpoint[], nonce: string): string {
  const title = `${APP_NAME} API`;
  const main = `<h1>${title}</h1>
<p>Version ${APP_VERSION}. Every call sends and answers JSON unless it says otherwise; a call that
fails answers <code>{"code", "message"}</code>. The same as a machine reads it:
<a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
${endpoints.map(section).join('\n')}`;
  return selfContainedPage({ title, style: STYLE, nonce, main });
}

function section(endpoint: Endpoint): string {
  const { method, path, access, summary, params, query, body, form, response } = endpoint;
  return `<section>
<h2><span>${method}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}. <em>${accessNotes[access]}</em></p>
${part('Path', params)}${part('Query', query)}${part('Body', body)}${part('Form upload', form)}${
    response === 'file' ? '<h3>Answer</h3><p>A file.</p>' : part('Answer', response, 'output')
  }
</section>`;
}

function part(title: string, schema?: z.ZodType, io: 'input' | 'output' = 'input'): string {
  if (!schema) return '';
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(
    JSON.stringify(shape, null, 2),
  )}</pre></details>\n`;
}

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { margin: 0; background: light-dark(#f3f4f0, #0f1110); color: light-dark(#15181c, #f0f1ec) }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
section { border-top: 1px solid light-dark(#daddd6, #2d3230); padding: 1rem 0 }
h2 { font-size: 1.05rem; margin: 0 } h2 span { display: inline-block; min-width: 4.5rem; font-weight: 600 }
em { font-style: normal; color: light-dark(#474d55, #b9bdb8) }
a { color: inherit }
summary { cursor: pointer; padding: .25rem 0 }
pre { overflow: auto; padding: 1rem; border-radius: 10px; background: light-dark(#e9ebe6, #232726); font-size: .85rem }
`;
