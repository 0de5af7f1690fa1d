import { readFile } from 'node:fs/promises';
import {
  APP_NAME,
  type Page,
  pageDescriptions,
  type PageName,
  pages,
  type PublicConfig,
} from '@saywell/contract';
import { outageOf } from '../db/outage.ts';
import { escapeHtml, jsonForScript, jsonLd } from './html.ts';

export type PageRequest = {
  path: string;
  query?: URLSearchParams;
  nonce: string;
  /**
   * Whether the request had a session, so that a visitor's page need not ask who is signed in;
   * undefined for a page that is kept for later.
   */
  signedIn: boolean | undefined;
};

export type WebPage = (request: PageRequest) => Promise<{ status: 200 | 404 | 503; html: string }>;

/** What a feature puts into the HTML of a screen before any code runs in the browser. */
export type PageContent = {
  /** Replaces the screen's title, if each of its pages has its own. */
  title?: string;
  description?: string;
  /** The canonical path and query, if several URLs show the same. */
  canonical?: string;
  /** URL of the picture for shared links, if the page has its own. */
  image?: string;
  /** The Open Graph type. */
  kind?: 'article';
  /** True if nothing is at this address: 404. */
  missing?: boolean;
  /** True if the content could not be loaded: the screen says so and tries again. */
  unavailable?: boolean;
  /** Further tags for the head. */
  head?: string;
  /** Trusted HTML, shown until the browser has rendered the screen. */
  html?: string;
  /** Data for the screen's code, in addition to the settings. */
  data?: Record<string, unknown>;
};

export type PageWriter = (
  request: PageRequest & { params: Record<string, string> },
) => Promise<PageContent | undefined>;

export type PageWriters = Partial<Record<PageName, PageWriter>>;

type DescribedPage = Page & { description?: string | undefined };

const NOT_FOUND: DescribedPage = { path: '', access: 'public', title: '404 Page Not Found' };

/** Serves the built page for every screen, with its own title, description, content and nonce. */
export async function createWebPage(
  indexHtml: string,
  config: PublicConfig,
  writers: PageWriters = {},
): Promise<WebPage> {
  const template = await readFile(indexHtml, 'utf8');
  const readFirst = withLateCode(template);
  return async (request) => {
    const { path, nonce, signedIn } = request;
    const found = findPage(path);
    const content =
      found &&
      (await writers[found.name]?.({ ...request, params: found.params }).catch(duringOutage));
    const page = found && !content?.missing ? described(found, content) : NOT_FOUND;
    const tags = [head(page, config.publicUrl, content), content?.head].filter(Boolean);
    const html = (content?.html ? readFirst : template)
      .replaceAll('%CSP_NONCE%', nonce)
      .replaceAll('%APP_CONFIG%', () => jsonForScript({ ...config, signedIn, ...content?.data }))
      .replace('<!--app-head-->', () => tags.join('\n    '))
      .replace('<!--app-body-->', () => content?.html ?? '');
    return { status: content?.unavailable ? 503 : page === NOT_FOUND ? 404 : 200, html };
  };
}

/** Prerendered content needs only styles and fonts at first; the code may load later. */
function withLateCode(template: string) {
  return template.replace(
    /<(?:script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  );
}

/**
 * No content, but the right status: after a 503 a search engine comes back, after a 404 it forgets
 * the page.
 */
function duringOutage(error: unknown): PageContent {
  if (outageOf(error)) return { unavailable: true };
  throw error;
}

/** A page with its own words, where a feature has some for it. */
function described(
  { name, page }: NonNullable<ReturnType<typeof findPage>>,
  content: PageContent = {},
) {
  const { title = page.title, description = pageDescriptions[name] } = content;
  return { ...page, title, description } satisfies DescribedPage;
}

function findPage(path: string) {
  for (const [name, page] of Object.entries<Page>(pages)) {
    const params = paramsOf(page.path, path);
    if (params) return { name: name as PageName, page, params };
  }
  return undefined;
}

/** The values of a pattern's placeholders; undefined if the path does not match. */
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

/** A URL may contain anything, even what cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function head(page: DescribedPage, publicUrl: string, content: PageContent = {}): string {
  const title = page.path === '/' ? page.title : `${page.title} · ${APP_NAME}`;
  const image = content.image ?? `${publicUrl}/share.png`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    property('og:site_name', APP_NAME),
    property('og:type', content.kind ?? 'website'),
    property('og:title', page.title),
    property('og:image', image),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', page.title),
    named('twitter:image', image),
  ];
  const { description } = page;
  if (description) {
    tags.push(
      named('description', description),
      property('og:description', description),
      named('twitter:description', description),
    );
  }
  if (page.indexed) {
    const url = publicUrl + (content.canonical ?? page.path);
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url));
  } else tags.push(named('robots', 'noindex'));
  if (page.path === '/') tags.push(jsonLd(webSite(page, publicUrl)));
  return tags.join('\n    ');
}

function webSite({ description }: DescribedPage, publicUrl: string) {
  const url = `${publicUrl}/`;
  const publisher = { '@type': 'Organization', name: APP_NAME, url };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: APP_NAME,
    url,
    description,
    publisher,
  };
}

const property = (name: string, text: string) =>
  `<meta property="${name}" content="${escapeHtml(text)}">`;
const named = (name: string, text: string) => `<meta name="${name}" content="${escapeHtml(text)}">`;
