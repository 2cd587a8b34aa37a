import type { Steps } from '@menu-data-service/menu-model/time-slices';
import type { PageLink } from '@menu-data-service/menu-reader';
import { addressKind, languageTwin, sameKey, shapeOf } from './address.ts';
import { asideReason, linkText, PROMISING } from './rank-link.ts';

export interface Candidate {
  readonly address: string;
  readonly link: PageLink;
  readonly from: string | null;
  readonly promise: number;
  readonly steps: number;
}

export interface SkippedLink extends Candidate {
  readonly why: string;
}

export interface Frontier {
  add(candidate: Candidate): void;
  /** Tells whether something led to this address already. */
  knows(address: string): boolean;
  /** @param hasMenu true once a menu was found: then only promising addresses are opened */
  next(hasMenu: boolean): Steps<Candidate | undefined>;
  /** Raises addresses like this one, which held a menu. */
  reward(address: string): void;
  /** All unopened addresses; those left at the end get this reason. */
  skipped(atEnd: string): readonly SkippedLink[];
}

/** Unpromising pages to open before a menu is found. */
const MAX_UNPROMISING = 12;
/** Numbered pages of one form without a menu; with menus there may be more. */
const MAX_ALIKE = 3;
const MAX_ALIKE_MENUS = 24;
const MAX_PICTURES = 10;
/** Menus behind links of one list from which on its other links are opened too, if most of those opened held one. */
const MIN_LISTED = 3;

export function createFrontier(): Frontier {
  const waiting = new Map<string, Candidate>();
  /** Waiting addresses, most promising last; undefined if unsorted. */
  let ranked: Candidate[] | undefined;
  const passed: SkippedLink[] = [];
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

  /** Reason not to open it; null for none. */
  const refusal = (candidate: Candidate, hasMenu: boolean): string | null =>
    (candidate.promise < PROMISING ? unpromisingReason(candidate, hasMenu) : null) ??
    tooMany(candidate) ??
    otherLanguage(candidate.address);

  const unpromisingReason = (candidate: Candidate, hasMenu: boolean): string | null => {
    const { address, link } = candidate;
    const aside = asideReason(linkText(address, link));
    if (aside !== null) return `left out: ${aside}`;
    if (isListed(candidate)) return null;
    const isLeft = hasMenu || unpromising >= MAX_UNPROMISING || isPicture(address, link);
    return isLeft ? 'nothing suggests that it has a menu' : null;
  };

  /** True if it is on a list whose links lead to menus: "Starters" and "Pasta" suggest the same of "Burritos". */
  const isListed = (candidate: Candidate): boolean => {
    const { opened, menus } = counted(lists, listKey(candidate));
    return menus >= MIN_LISTED && menus > opened / 2 && !isPicture(candidate.address, candidate.link);
  };

  const tooMany = ({ address, link }: Candidate): string | null => {
    if (isPicture(address, link) && pictures >= MAX_PICTURES) return `more than ${MAX_PICTURES} pictures`;
    const { pathname, search } = new URL(address);
    const { opened, menus } = shape(address);
    const isMany = opened >= (menus > 0 ? MAX_ALIKE_MENUS : MAX_ALIKE) && /\d|\?./.test(pathname + search);
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
      // another link to the same page may be more promising
      const same = waiting.get(key);
      if (same) waiting.set(key, { ...candidate, steps: Math.min(candidate.steps, same.steps) });
      else if (before === undefined) waiting.set(key, candidate);
      ranked = undefined;
    },
    knows: (address) => known.has(sameKey(address)),
    *next(hasMenu) {
      ranked ??= [...waiting.values()].reverse().sort((one, other) => one.promise - other.promise);
      for (let candidate = ranked.pop(); candidate; candidate = ranked.pop()) {
        waiting.delete(sameKey(candidate.address));
        const why = refusal(candidate, hasMenu);
        if (why === null) {
          take(candidate);
          return candidate;
        }
        passed.push({ ...candidate, why });
        yield;
      }
      return undefined;
    },
    reward: (address) => {
      shape(address).menus += 1;
      counted(lists, listOf.get(address) ?? '').menus += 1;
    },
    skipped: (atEnd) => [...passed, ...[...waiting.values()].map((candidate) => ({ ...candidate, why: atEnd }))],
  };
}

const isPicture = (address: string, link: PageLink): boolean =>
  link.kind === 'picture' || addressKind(address) === 'image';

const listKey = ({ from, link }: Candidate): string => `${from} ${link.place}`;
