import { readFile } from 'node:fs/promises';
import { APP_NAME, pages, type AdPlacement, type Page, type PageName } from '@saywell/contract';
import { escapeHtml, jsonForScript } from './html.ts';

/** What the browser may know of the configuration. */
export type PublicConfig = {
  publicUrl: string;
  supportEmail: string;
  captcha: 'altcha' | 'recaptcha' | 'off';
  recaptchaSiteKey?: string | undefined;
  adsenseClient: string | undefined;
  adsenseSlots?: Partial<Record<AdPlacement, string>> | undefined;
  analyticsId: string | undefined;
  googleVoices?: boolean;
};

export type PageRequest = {
  path: string;
  query?: URLSearchParams;
  nonce: string;
  /** Whether a session came along, so that the page of a visitor need not ask who is signed in. */
  signedIn: boolean;
};

export type WebPage = (request: PageRequest) => Promise<{ status: 200 | 404; html: string }>;

/** What a feature writes into the page of a screen before anything of it runs in the browser. */
export type PageContent = {
  /** Instead of the screen's own, where each of its pages has another. */
  title?: string;
  description?: string;
  /** Whether this address leads nowhere after all. */
  missing?: boolean;
  /** Further tags for the head. */
  head?: string;
  /** What is read until the browser has drawn the screen: trusted HTML. */
  html?: string;
  /** What the screen's own code should know at once, beside the settings. */
  data?: Record<string, unknown>;
};

export type PageWriter = (
  request: PageRequest & { params: Record<string, string> },
) => Promise<PageContent | undefined>;

export type PageWriters = Partial<Record<PageName, PageWriter>>;

const NOT_FOUND: Page = { path: '', access: 'public', title: '404 Page Not Found' };

/** Serves the built page for every screen, with its own title, description, content and nonce. */
export async function createWebPage(
  indexHtml: string,
  config: PublicConfig,
  writers: PageWriters = {},
): Promise<WebPage> {
  const template = await readFile(indexHtml, 'utf8');
  return async (request) => {
    const { path, nonce, signedIn } = request;
    const found = findPage(path);
    const content = found && (await writers[found.name]?.({ ...request, params: found.params }));
    const page = found && !content?.missing ? { ...found.page, ...ownWords(content) } : NOT_FOUND;
    const tags = [head(page, config.publicUrl, path, content?.head), content?.head].filter(Boolean);
    const html = template
      .replaceAll('%APP_CONFIG%', () => jsonForScript({ ...config, signedIn, ...content?.data }))
      .replaceAll('%CSP_NONCE%', nonce)
      .replace('<!--app-head-->', () => tags.join('\n    '))
      .replace('<!--app-body-->', () => content?.html ?? '');
    return { status: page === NOT_FOUND ? 404 : 200, html };
  };
}

function ownWords({ title, description }: PageContent = {}) {
  return { ...(title && { title }), ...(description && { description }) };
}

function findPage(path: string) {
  for (const [name, page] of Object.entries<Page>(pages)) {
    const params = paramsOf(page.path, path);
    if (params) return { name: name as PageName, page, params };
  }
  return undefined;
}

/** What stands in the placeholders of a pattern; undefined where the path is another. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.length > 1 ? path.replace(/\/$/, '').split('/') : ['', ''];
  const params: Record<string, string> = {};
  if (wanted.length !== given.length) return undefined;
  for (const [at, part] of wanted.entries()) {
    const value = given[at]!;
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return params;
}

/** Anybody can write an address, so it may hold what cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function head(page: Page, publicUrl: string, path: string, more = ''): string {
  const title = page.path === '/' ? page.title : `${page.title} · ${APP_NAME}`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="og:site_name" content="${APP_NAME}">`,
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    ...(more.includes('og:type') ? [] : ['<meta property="og:type" content="website">']),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(more.includes('og:image') ? [] : [shareImage(publicUrl)]),
  ];
  if (page.description) {
    const description = escapeHtml(page.description);
    tags.push(
      `<meta name="description" content="${description}">`,
      `<meta property="og:description" content="${description}">`,
    );
  }
  if (page.indexed) {
    const canonical = escapeHtml(publicUrl + path);
    tags.push(
      `<link rel="canonical" href="${canonical}">`,
      `<meta property="og:url" content="${canonical}">`,
    );
  } else tags.push('<meta name="robots" content="noindex">');
  return tags.join('\n    ');
}

function shareImage(publicUrl: string): string {
  return `<meta property="og:image" content="${escapeHtml(publicUrl)}/share.png">`;
}
