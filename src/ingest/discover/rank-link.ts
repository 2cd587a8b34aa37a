import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { PageLink } from '@menu-data-service/menu-reader';
import { documentKind } from './address.ts';
import { hasPhrase, loadWords } from './words/load-words.ts';

export const PROMISING = 4;

const MENU_WORDS = loadWords('menu');
const ASIDE_WORDS = loadWords('aside');

export interface LinkingPage {
  readonly promise: number;
  readonly dishes: number;
  /** True if no earlier page had this link. */
  readonly isNew: boolean;
}

/** Pages with fewer dishes lead to menus, if anywhere. */
const MIN_OF_MENU = 3;
export const STRONG_PROMISE = 8;

/** Scores of phrases by group, in the words of a link, its file name, its folders and the heading over it. */
const SCORES = [
  { group: 'menu', words: 10, file: 8, folder: 3, heading: 4 },
  { group: 'part', words: 6, file: 4, folder: 1.5, heading: 1.5 },
  { group: 'near', words: 2, file: 1, folder: 0, heading: 0 },
] as const;

const PLACES: Readonly<Record<PageLink['place'], number>> = {
  data: 12,
  navigation: 1,
  header: 1,
  content: 0,
  footer: -0.5,
};
/** Characters of a link's text from which it is a teaser, whose words say less. */
const LONG_LINK_TEXT = 60;
const ASIDE = -8;

export interface LinkText {
  readonly words: string;
  readonly file: string;
  readonly folder: string;
  readonly heading: string;
}

const MAX_PATH = 200;

/** Readable words of an address: "DinnerMenu_2026.pdf" is "dinner menu 2026". */
const pathWords = (path: string): string =>
  foldText(
    decoded(path)
      .slice(-MAX_PATH)
      .replace(/\.[a-z]{2,5}$/i, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/([\p{L}])(\d)/gu, '$1 $2'),
  ).replace(/(?<=[a-z]{2})(menus?)\b/g, ' $1');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function linkText(address: string, { words, heading }: Pick<PageLink, 'words' | 'heading'>): LinkText {
  const { pathname, search } = new URL(address);
  const parts = pathname.split('/').filter(Boolean);
  const file = `${pathWords(parts.at(-1) ?? '')} ${pathWords(search.slice(1))}`.trim();
  return {
    words: foldText(words),
    heading: foldText(heading),
    file,
    folder: parts.slice(0, -1).map(pathWords).join(' '),
  };
}

export function asideReason({ words, file }: Pick<LinkText, 'words' | 'file'>): string | null {
  for (const [reason, phrases] of ASIDE_WORDS) if (hasPhrase(words, phrases) || hasPhrase(file, phrases)) return reason;
  return null;
}

export const namesMenu = ({ words, file }: Pick<LinkText, 'words' | 'file'>): boolean =>
  hasPhrase(words, MENU_WORDS.get('menu')) || hasPhrase(file, MENU_WORDS.get('menu'));

export const namesPart = ({ words, file }: Pick<LinkText, 'words' | 'file'>): boolean =>
  hasPhrase(words, MENU_WORDS.get('part')) || hasPhrase(file, MENU_WORDS.get('part'));

const MAX_NAME_LENGTH = 40;

/** The words of a link as a menu name, for a document that shows none; undefined if unsuitable. */
export function menuNameOf(words: string): string | undefined {
  const folded = foldText(words);
  const isName = hasPhrase(folded, MENU_WORDS.get('menu')) || hasPhrase(folded, MENU_WORDS.get('part'));
  return isName && words.length <= MAX_NAME_LENGTH ? words : undefined;
}

/**
 * Scores how likely a link leads to a menu: by its words, its address, the heading over it and its place on the page.
 * @param page with the link
 */
export function menuLikelihood(address: string, link: PageLink, page: LinkingPage): number {
  const text = linkText(address, link);
  const document = documentKind(address);
  const isPicture = link.kind === 'picture' || document === 'image';
  const own = isPicture ? pictureWorth(text) : textWorth(text) * (link.words.length > LONG_LINK_TEXT ? 0.6 : 1);
  const aside = asideReason(text) !== null && !namesMenu(text) ? ASIDE : 0;
  const isDocument = (document !== null && document !== 'image') || link.kind === 'frame';
  return own + aside + PLACES[link.place] + (isDocument ? 3 : 0) + belowPage(page, isPicture, text);
}

/** Decoration that the pages of a site share. */
const DECORATION = 'logo icon banner background bg header footer button arrow map facebook instagram twitter'.split(
  ' ',
);

/** Score from the page of the link: one that promised a menu and shows none leads to its parts. */
function belowPage({ promise, dishes, isNew }: LinkingPage, isPicture: boolean, { words, file }: LinkText): number {
  if (promise < PROMISING) return 0;
  const isHub = dishes < MIN_OF_MENU && isNew;
  if (!isPicture) return isHub && promise >= STRONG_PROMISE ? 5 : 1.5;
  return isHub && !hasPhrase(`${words} ${file}`, DECORATION) ? 4.5 : 0;
}

function textWorth(text: LinkText): number {
  const worths = SCORES.map(({ group, ...worth }) => {
    const phrases = MENU_WORDS.get(group);
    const of = (part: keyof LinkText) => (hasPhrase(text[part], phrases) ? worth[part] : 0);
    return Math.max(of('words'), of('file')) + 0.3 * Math.min(of('words'), of('file')) + of('folder') + of('heading');
  });
  return Math.max(...worths);
}

/** Photographs are named after the dish, so only a picture named as a menu counts. */
function pictureWorth({ words, file, folder }: LinkText): number {
  const phrases = MENU_WORDS.get('menu');
  return (
    (hasPhrase(file, phrases) ? 5 : 0) + (hasPhrase(words, phrases) ? 3 : 0) + (hasPhrase(folder, phrases) ? 2 : 0)
  );
}
