import { MAX_ADDRESS, MAX_LINKS } from '@menu-data-service/menu-model/bounds';
import type { LinkPlace, PageLink } from '../../../site-page.ts';
import type { TreeElement } from '../../segments/html-origin.ts';
import { childElements, findAll, type Page } from '../tree.ts';

const MAX_WORDS = 200;

/** Addresses in inline scripts of buttons: location.href='menu.html', window.open("menu.pdf"). */
const SCRIPTED = /(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\(|window\.open\()\s*['"]([^'"]+)['"]/;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function pageLinks(page: Page): PageLink[] {
  const found: PageLink[] = [];
  let heading = '';
  const visit = (element: TreeElement, place: LinkPlace, within: string): void => {
    if (/^h[1-6]$/.test(element.tag)) heading = inOneLine(element.text).slice(0, MAX_WORDS);
    const here = placeOf(element) ?? place;
    const words = element.tag === 'a' || element.tag === 'button' ? wordsOf(element) : within;
    for (const { href, kind } of targetsOf(element)) {
      const own = inOneLine([labelOf(element), words].filter(Boolean).join(' ')).slice(0, MAX_WORDS);
      found.push({ href, kind, place: here, words: own, heading });
    }
    for (const child of childElements(element)) visit(child, here, words);
  };
  visit(page.body, 'content', '');
  return distinct([...found, ...outsideBody(page)]);
}

/** A page of frames has no body, and a redirecting one says so in its head. */
function outsideBody({ dom }: Page): PageLink[] {
  const frames = dom('frame[src]')
    .toArray()
    .map((frame) => dom(frame).attr('src') ?? '');
  const refresh = dom('meta[http-equiv="refresh" i]').attr('content') ?? '';
  const next = /url\s*=\s*['"]?([^'"]+)/i.exec(refresh)?.[1] ?? '';
  return [...frames, next]
    .filter((href) => href !== '')
    .map((href) => ({ href, kind: 'frame' as const, place: 'content' as const, words: '', heading: '' }));
}

function distinct(links: readonly PageLink[]): PageLink[] {
  const byText = new Map<string, PageLink>();
  for (const link of links) {
    const isAddress =
      link.href !== '' && link.href.length <= MAX_ADDRESS && !/^(?:#|data:|javascript:)/i.test(link.href);
    const key = `${link.kind} ${link.href} ${link.words}`;
    if (isAddress && !byText.has(key) && byText.size < MAX_LINKS) byText.set(key, link);
  }
  return [...byText.values()];
}

const NAVIGATION = /(?:^|[\s_-])(?:nav(?:bar|igation)?|sidebar|topbar|menubar|main-?menu)(?:$|[\s_-])/i;

function placeOf({ tag, attributes, classes }: TreeElement): LinkPlace | null {
  const names = `${classes.join(' ')} ${attributes.id ?? ''}`;
  if (tag === 'nav' || attributes.role === 'navigation' || NAVIGATION.test(names)) return 'navigation';
  if (tag === 'footer' || attributes.role === 'contentinfo' || /(?:^|[\s_-])footer/i.test(names)) return 'footer';
  if (tag === 'header' || attributes.role === 'banner') return 'header';
  return null;
}

function wordsOf(element: TreeElement): string {
  const pictures = findAll(element, ({ tag }) => tag === 'img' || tag === 'svg').map(labelOf);
  return inOneLine([element.text, ...pictures].join(' '));
}

const labelOf = ({ attributes }: TreeElement): string =>
  [...new Set([attributes['aria-label'], attributes.title, attributes.alt])].filter(Boolean).join(' ');

type Target = Pick<PageLink, 'href' | 'kind'>;

function targetsOf(element: TreeElement): Target[] {
  const { tag, attributes } = element;
  const of = (kind: Target['kind'], ...hrefs: readonly (string | undefined)[]): Target[] =>
    hrefs.flatMap((href) => (href ? [{ href: href.trim(), kind }] : []));
  const scripted = SCRIPTED.exec(attributes.onclick ?? '')?.[1];
  switch (tag) {
    case 'a':
    case 'area':
      return of('link', attributes.href, scripted);
    case 'img':
      return isSmall(element) ? [] : of('picture', pictureOf(element));
    case 'iframe':
    case 'embed':
      return of('frame', attributes.src);
    case 'object':
      return of('frame', attributes.data);
    case 'option':
      return of(
        'link',
        /^(?:https?:\/\/|\/|\w[\w/-]*\.\w{3,5}$)/.test(attributes.value ?? '') ? attributes.value : undefined,
      );
    default:
      return [
        ...of('link', scripted, attributes['data-href']),
        ...of('picture', /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i.exec(attributes.style ?? '')?.[1]),
      ];
  }
}

/** Lazily loaded pictures have their address in other attributes. */
function pictureOf({ attributes }: TreeElement): string | undefined {
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'];
  const largest = attributes.srcset?.split(',').at(-1)?.trim().split(/\s+/)[0];
  const src = attributes.src?.startsWith('data:') ? undefined : attributes.src;
  return lazy ?? src ?? largest;
}

/** Pixels; menus in narrower pictures are unreadable. */
const SMALL = 200;

const isSmall = ({ attributes }: TreeElement): boolean =>
  [attributes.width, attributes.height].some(
    (size) => /^\d+(?:px)?$/.test(size ?? '') && Number.parseInt(size ?? '', 10) < SMALL,
  );
