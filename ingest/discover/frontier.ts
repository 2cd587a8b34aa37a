import type { PageLink } from '@menu-data-service/menu-reader';
import { addressKind, languageTwin, sameKey, shapeOf } from './address.ts';
import { asideReason, linkText, PROMISING } from './rank-link.ts';

/** An address that could be opened. */
export interface Candidate {
  readonly address: string;
  readonly link: PageLink;
  /** The page that has the link; null for the home page. */
  readonly from: string | null;
  readonly promise: number;
  /** Links from the home page to it. */
  readonly steps: number;
}

/** What was decided about an address that is not opened. */
export interface PassedOver extends Candidate {
  readonly why: string;
}

/** Addresses to open, the most promising first. */
export interface Frontier {
  add(candidate: Candidate): void;
  /** Whether something led to this address already. */
  knows(address: string): boolean;
  /** @param hasMenu whether a menu was found: then only what promises one is opened */
  next(hasMenu: boolean): Candidate | undefined;
  /** A page of the shape of this one held a menu: more of them may. */
  reward(address: string): void;
  /** All that were passed over, those left at the end with this reason. */
  passedOver(atEnd: string): readonly PassedOver[];
}

/** Without a menu so far, this many pages are opened that promise none. */
const MOST_UNPROMISING = 12;
/** Numbered pages of one form of which none held a menu; with menus there may be more. */
const MOST_ALIKE = 3;
const MOST_ALIKE_MENUS = 24;
const MOST_PICTURES = 10;
/** Menus behind links of one list, from which on its other links are opened too, where most of those opened held one. */
const FEWEST_LISTED = 3;

export function createFrontier(): Frontier {
  const waiting: Candidate[] = [];
  const passed: PassedOver[] = [];
  const known = new Map<string, number>();
  const shapes = new Map<string, { opened: number; menus: number }>();
  const lists = new Map<string, { opened: number; menus: number }>();
  const listOf = new Map<string, string>();
  const languages = new Map<string, string>();
  let unpromising = 0;
  let pictures = 0;

  const counted = (counts: typeof shapes, key: string) => {
    const found = counts.get(key) ?? { opened: 0, menus: 0 };
    counts.set(key, found);
    return found;
  };
  const shape = (address: string) => counted(shapes, shapeOf(address));

  /** Why it is not opened; null where it is. */
  const refusal = (candidate: Candidate, hasMenu: boolean): string | null =>
    (candidate.promise < PROMISING ? unpromisingReason(candidate, hasMenu) : null) ??
    tooMany(candidate) ??
    otherLanguage(candidate.address);

  const unpromisingReason = (candidate: Candidate, hasMenu: boolean): string | null => {
    const { address, link } = candidate;
    const aside = asideReason(linkText(address, link));
    if (aside !== null) return `left out: ${aside}`;
    if (isListed(candidate)) return null;
    const isLeft = hasMenu || unpromising >= MOST_UNPROMISING || isPicture(address, link);
    return isLeft ? 'nothing about it promises a menu' : null;
  };

  /** Whether it is on a list whose links lead to menus: "Starters" and "Pasta" promise what "Burritos" holds too. */
  const isListed = (candidate: Candidate): boolean => {
    const { opened, menus } = counted(lists, listKey(candidate));
    return menus >= FEWEST_LISTED && menus > opened / 2 && !isPicture(candidate.address, candidate.link);
  };

  const tooMany = ({ address, link }: Candidate): string | null => {
    if (isPicture(address, link) && pictures >= MOST_PICTURES) return `more than ${MOST_PICTURES} pictures`;
    const { pathname, search } = new URL(address);
    const { opened, menus } = shape(address);
    const isMany = opened >= (menus > 0 ? MOST_ALIKE_MENUS : MOST_ALIKE) && /\d|\?./.test(pathname + search);
    return isMany ? `${opened} pages of this form were opened` : null;
  };

  const otherLanguage = (address: string): string | null => {
    const twin = languageTwin(address);
    const other = twin === null ? undefined : languages.get(twin.twin);
    const isOther = other !== undefined && other !== twin?.language;
    return isOther ? `another language of a page that was opened (${other})` : null;
  };

  const take = (candidate: Candidate): void => {
    const { address, link, promise } = candidate;
    if (promise < PROMISING) unpromising += 1;
    if (isPicture(address, link)) pictures += 1;
    shape(address).opened += 1;
    counted(lists, listKey(candidate)).opened += 1;
    listOf.set(address, listKey(candidate));
    const twin = languageTwin(address);
    if (twin) languages.set(twin.twin, twin.language);
  };

  return {
    add(candidate) {
      const key = sameKey(candidate.address);
      const before = known.get(key);
      if (before !== undefined && before >= candidate.promise) return;
      known.set(key, candidate.promise);
      // the words of another link to the same page may promise more
      const at = waiting.findIndex(({ address }) => sameKey(address) === key);
      if (at >= 0)
        waiting[at] = { ...candidate, steps: Math.min(candidate.steps, waiting[at]?.steps ?? candidate.steps) };
      else if (before === undefined) waiting.push(candidate);
    },
    knows: (address) => known.has(sameKey(address)),
    next(hasMenu) {
      while (waiting.length > 0) {
        let best = 0;
        for (const [i, { promise }] of waiting.entries())
          if (promise > (waiting[best]?.promise ?? Number.NEGATIVE_INFINITY)) best = i;
        const [candidate] = waiting.splice(best, 1);
        if (candidate === undefined) return undefined;
        const why = refusal(candidate, hasMenu);
        if (why === null) {
          take(candidate);
          return candidate;
        }
        passed.push({ ...candidate, why });
      }
      return undefined;
    },
    reward: (address) => {
      shape(address).menus += 1;
      counted(lists, listOf.get(address) ?? '').menus += 1;
    },
    passedOver: (atEnd) => [...passed, ...waiting.map((candidate) => ({ ...candidate, why: atEnd }))],
  };
}

const isPicture = (address: string, link: PageLink): boolean =>
  link.kind === 'picture' || addressKind(address) === 'image';

/** The links that stand together: of one page, and in one part of it. */
const listKey = ({ from, link }: Candidate): string => `${from} ${link.place}`;
