import { kindOfName, type SourceKind } from '@menu-data-service/menu-model/formats';

/** Parameters about the visitor's origin rather than the page. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|msclkid|mc_[ce]id|ref|_ga|phpsessid|jsessionid|sid|session(?:id)?|sort|order(?:by)?|replytocom|share)$/i;
const MAX_LENGTH = 1000;
const INDEX = /\/(?:index|default|home)\.(?:html?|php|aspx?|cfm)$/i;
/** Files without menus, unless the reader reads them. */
const OTHER =
  /\.(?:css|js|mjs|json|xml|rss|atom|zip|gz|rar|mp[34]|mov|avi|webm|docx?|xlsx?|pptx?|ics|vcf|exe|apk|woff2?|ttf|svg|ico|txt)$/i;

export function resolveLink(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href.length > MAX_LENGTH ? null : url.href;
}

/** Key shared by addresses of the same page: ignores the scheme, www, the name of an index page and the order of parameters. */
export function sameKey(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  // recheck-ignore: an address has at most 1,000 letters
  return `${siteOf(address)}${url.pathname.replace(INDEX, '/').replace(/\/+$/, '')}${url.search}`;
}

export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./i, '');

export function isOnSite(address: string, site: string): boolean {
  const own = siteOf(address);
  return own === site || own.endsWith(`.${site}`);
}

export function addressKind(address: string): SourceKind | 'other' {
  const { pathname } = new URL(address);
  return kindOfName(pathname) ?? (OTHER.test(pathname) ? 'other' : 'html');
}

/** Kind of document by the ending of an address; null for a page and for files without menus. */
export function documentKind(address: string): Exclude<SourceKind, 'html'> | null {
  const kind = addressKind(address);
  return kind === 'html' || kind === 'other' ? null : kind;
}

/** Pattern shared by addresses of a calendar, a shop or numbered pages. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const isFile = /\.[a-z]{2,5}$/i.test(pathname);
  return `${isFile ? pathname.replace(/\d+/g, '0') : `${folder}*`.replace(/\d+/g, '0')}?${[...searchParams.keys()].sort().join('&')}`;
}

const LANGUAGES = new Set(
  'ar bg bn ca cn cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms mt nl nn no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'.split(
    ' ',
  ),
);
const isLanguage = (text: string): boolean =>
  LANGUAGES.has((/^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(text)?.[1] ?? '').toLowerCase());

/** The same address in any language, and its language; null if it names none. */
export function languageTwin(address: string): { readonly twin: string; readonly language: string } | null {
  const url = new URL(address);
  const segments = url.pathname.split('/');
  const at = segments.findIndex(isLanguage);
  const parameter = ['lang', 'language', 'locale', 'hl', 'lng'].find((name) =>
    isLanguage(url.searchParams.get(name) ?? ''),
  );
  if (at < 0 && parameter === undefined) return null;
  const language = at < 0 ? (url.searchParams.get(parameter ?? '') ?? '') : (segments[at] ?? '');
  if (at >= 0) segments.splice(at, 1);
  url.pathname = segments.join('/') || '/';
  if (parameter !== undefined) url.searchParams.delete(parameter);
  return { twin: sameKey(url.href), language: language.toLowerCase() };
}
