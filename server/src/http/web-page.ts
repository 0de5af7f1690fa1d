import { readFile } from 'node:fs/promises';
import { APP_NAME, pages, type Page, type AdPlacement } from '@saywell/contract';
import { escapeHtml, jsonForScript } from './html.ts';

/** What the browser may know of the configuration. */
export type PublicConfig = {
  publicUrl: string;
  supportEmail: string;
  captcha: 'altcha' | 'recaptcha' | 'off';
  adsenseClient: string | undefined;
  adsenseSlots?: Partial<Record<AdPlacement, string>> | undefined;
  analyticsId: string | undefined;
  googleVoices?: boolean;
};

export type PageRequest = {
  path: string;
  nonce: string;
  /** Whether a session came along, so that the page of a visitor need not ask who is signed in. */
  signedIn: boolean;
};

export type WebPage = (request: PageRequest) => {
  status: 200 | 404;
  html: string;
};

const NOT_FOUND: Page = { path: '', access: 'public', title: '404 Page Not Found' };

/** Serves the built page for every screen, with its own title, description and nonce. */
export async function createWebPage(indexHtml: string, config: PublicConfig): Promise<WebPage> {
  const template = await readFile(indexHtml, 'utf8');
  return ({ path, nonce, signedIn }) => {
    const page = findPage(path);
    const html = template
      .replaceAll('%APP_CONFIG%', () => jsonForScript({ ...config, signedIn }))
      .replaceAll('%CSP_NONCE%', nonce)
      .replace('<!--app-head-->', () => head(page ?? NOT_FOUND, config.publicUrl + path));
    return { status: page ? 200 : 404, html };
  };
}

function findPage(path: string): Page | undefined {
  return Object.values<Page>(pages).find((page) => matches(page.path, path));
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.length > 1 ? path.replace(/\/$/, '').split('/') : ['', ''];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

function head(page: Page, url: string): string {
  const title = page.path === '/' ? page.title : `${page.title} · ${APP_NAME}`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="og:site_name" content="${APP_NAME}">`,
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    `<meta property="og:type" content="website">`,
  ];
  if (page.description) {
    const description = escapeHtml(page.description);
    tags.push(
      `<meta name="description" content="${description}">`,
      `<meta property="og:description" content="${description}">`,
    );
  }
  if (page.indexed) tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`);
  else tags.push('<meta name="robots" content="noindex">');
  return tags.join('\n    ');
}
