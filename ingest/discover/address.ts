import { kindOfName, type SourceKind } from '@menu-data-service/menu-reader/formats';

/** Parameters that say where a visitor comes from, not which page is shown. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|msclkid|mc_[ce]id|ref|_ga|phpsessid|jsessionid|sid|session(?:id)?|sort|order(?:by)?|replytocom|share)$/i;
const LONGEST = 1000;
const INDEX = /\/(?:index|default|home)\.(?:html?|php|aspx?|cfm)$/i;
/** Files that hold no menu, unless the reader reads them. */
const OTHER =
  /\.(?:css|js|mjs|json|xml|rss|atom|zip|gz|rar|mp[34]|mov|avi|webm|docx?|xlsx?|pptx?|ics|vcf|exe|apk|woff2?|ttf|svg|ico|txt)$/i;

/** Where a link leads, without its fragment; null where that is no address on the web. */
export function resolved(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href.length > LONGEST ? null : url.href;
}

/** What addresses of the same page have in common: not the scheme, www, the name of an index page, or the order of parameters. */
export function sameKey(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return `${siteOf(address)}${url.pathname.replace(INDEX, '/').replace(/\/+$/, '')}${url.search}`;
}

/** The site of an address: its host and port, without www. */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./i, '');

/** Whether an address is on a site or on a part of it with a name of its own (menu.the-crown.example). */
export function isOnSite(address: string, site: string): boolean {
  const own = siteOf(address);
  return own === site || own.endsWith(`.${site}`);
}

/** What an address leads to, by its ending: a page where it has none that says otherwise. */
export function addressKind(address: string): SourceKind | 'other' {
  const { pathname } = new URL(address);
  return kindOfName(pathname) ?? (OTHER.test(pathname) ? 'other' : 'html');
}

/** What document an address leads to, by its ending; null for a page, and for what holds no menu. */
export function documentKind(address: string): Exclude<SourceKind, 'html'> | null {
  const kind = addressKind(address);
  return kind === 'html' || kind === 'other' ? null : kind;
}

/** The form that addresses of a calendar, of a shop or of numbered pages share. */
export function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const folder = pathname.replace(/[^/]*$/, '');
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

/** The same address in any language, and the language it names; null where it names none. */
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
