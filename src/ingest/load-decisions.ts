import type { KnownDish } from '@menu-data-service/food-knowledge/kitchen/known-dish';
import type { DraftDocument, DraftItem, DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import type { FoundLine, TaughtLine } from '@menu-data-service/menu-model/taught-line';
import { nearest } from '../lib/nearest.ts';
import type { SourceStore } from '../ports/source-store.ts';
import { applyCorrections } from './apply-corrections.ts';
import { isTaughtLine, type MenuCorrection, parseCorrections, type SourceDecisions } from './corrections.ts';

export interface Corrected {
  readonly menus: readonly DraftMenu[];
  /** A line for each correction that matched nothing, and one if prices in another currency were left out. */
  readonly review: readonly string[];
  /** Those of `review` that are doubts about the document, and not about decisions that no longer fit it. */
  readonly doubts?: readonly string[];
  readonly decisions: SourceDecisions;
  /** True if they differ from the stored ones and must be saved in the transaction of their result. */
  readonly isUnsaved?: boolean;
  /** Declarations of the kitchen's allergen tables. */
  readonly kitchen?: readonly KnownDish[];
}

interface Place {
  readonly restaurantId: string;
  readonly sourceUrl: string;
}

type ReadDocument = Pick<DraftDocument, 'menus' | 'currency' | 'taught'>;

export interface Decided {
  readonly taught: readonly TaughtLine[];
  /** Applies the other decisions to the result of reading. */
  correct(document: ReadDocument): Promise<Corrected>;
}

/** @param change to the stored decisions, made now and stored with the publication */
export type LoadDecisions = (source: Place, change?: DecisionChange) => Promise<Decided>;

/** Derives new decisions from the stored ones; these are parsed lazily, and an InputFailure says where they are damaged. */
export type DecisionChange = (stored: () => SourceDecisions) => SourceDecisions;

/** Decisions of one call. Omitted ones stay as stored; corrections replace all former ones, lines only lines. */
export interface GivenDecisions extends Partial<SourceDecisions> {
  readonly taught?: readonly TaughtLine[];
}

const NONE: SourceDecisions = { corrections: [], currencyOk: false };

/** The change made by the decisions of a call; undefined for none. */
export function decisionChange({ taught, ...given }: GivenDecisions = {}): DecisionChange | undefined {
  if (taught === undefined && Object.keys(given).length === 0) return undefined;
  return (stored) => {
    const decided = { ...(given.corrections ? NONE : stored()), ...given };
    const others = decided.corrections.filter((one) => !isTaughtLine(one));
    return taught ? { ...decided, corrections: [...others, ...taught] } : decided;
  };
}

export function createDryRunDecisions(given?: GivenDecisions): LoadDecisions {
  const decided = decisionChange(given)?.(() => NONE) ?? NONE;
  return async () => ({
    taught: decided.corrections.filter(isTaughtLine),
    correct: async (document) => correctedBy(decided, document, 'the correction'),
  });
}

function correctedBy(
  decisions: SourceDecisions,
  { menus: read, currency: printed, taught = [] }: ReadDocument,
  origin: string,
): Corrected {
  const { corrections, currencyOk, currency: decided } = decisions;
  const currency = decided ?? printed;
  const isForeign = currency !== null && !currencyOk;
  const menus = isForeign ? withoutForeignPrices(read, currency) : read;
  const { menus: corrected, unused } = applyCorrections(menus, corrections);
  const unmatched = unused
    .filter((correction) => !isSettled(correction, menus))
    .map((correction) => {
      const meant = nearest(wantedName(correction), namesLike(correction, menus));
      const hint = meant === undefined ? '' : `; the nearest name read is "${meant}"`;
      return `${origin} of "${wantedName(correction)}" matched nothing${hint}`;
    });
  const review = [...taught.filter(({ lines }) => lines === 0).map(unseen), ...unmatched];
  const doubts = isForeign ? [foreignReason(currency)] : [];
  return { menus: corrected, review: [...doubts, ...review], doubts, decisions };
}

const unseen = ({ line, role, scope }: FoundLine): string =>
  `the line "${line}", taught as ${role}, was not found${scope === 'line' || scope === 'column' ? '' : ', and no line has its look'}`;

/** True if the restaurant has since made the change itself. */
function isSettled(correction: MenuCorrection, menus: readonly DraftMenu[]): boolean {
  const name = 'set' in correction ? correction.set.name : undefined;
  return name !== undefined && namesLike(correction, menus).includes(name);
}

/** All names of the kind that a correction is about: items, sections or menus. */
function namesLike(correction: MenuCorrection, menus: readonly DraftMenu[]): readonly string[] {
  const sections = menus.flatMap((menu) => menu.sections);
  if ('item' in correction) return sections.flatMap(({ items }) => items.map(({ name }) => name));
  return ('section' in correction ? sections : menus).map(({ name }) => name);
}

function wantedName(correction: MenuCorrection): string {
  if ('item' in correction) return correction.item;
  return ('section' in correction ? correction.section : correction.menu) ?? '';
}

/** Loads the stored decisions of a source; throws an InputFailure if they are damaged. */
export function createStoredDecisions(sources: Pick<SourceStore, 'corrections'>): LoadDecisions {
  return async ({ restaurantId, sourceUrl }, change) => {
    const json = await sources.corrections(restaurantId, sourceUrl);
    const stored = () => (json === null ? NONE : parseCorrections(json, `stored corrections of ${sourceUrl}`));
    const decided = change ? change(stored) : stored();
    return {
      taught: decided.corrections.filter(isTaughtLine),
      async correct(document) {
        const decisions = withLooks(decided, document.taught ?? []);
        const corrected = correctedBy(decisions, document, change ? 'the correction' : 'the stored correction');
        return { ...corrected, isUnsaved: change !== undefined || decisions !== decided };
      },
    };
  };
}

/** Adds the looks found for lines, which identify similar lines once these are gone. */
function withLooks(decided: SourceDecisions, found: readonly FoundLine[]): SourceDecisions {
  const corrections = decided.corrections.map((one) => {
    if (!isTaughtLine(one)) return one;
    const same = found.find((other) => isSameLine(one, other));
    const [look, readAs] = [one.look ?? same?.look, one.readAs ?? same?.readAs];
    return look === one.look && readAs === one.readAs ? one : { ...one, look, readAs };
  });
  const isSame = corrections.every((one, i) => one === decided.corrections[i]);
  return isSame ? decided : { ...decided, corrections };
}

const isSameLine = (one: TaughtLine, other: TaughtLine): boolean =>
  one.line === other.line && one.nth === other.nth && one.role === other.role && one.scope === other.scope;

/** Removes the prices from menus in a currency other than pounds, and keeps them as printed. */
function withoutForeignPrices(menus: readonly DraftMenu[], currency: string): readonly DraftMenu[] {
  const unpriced = (item: DraftItem): DraftItem =>
    item.price === 0 ? item : { ...item, price: 0, prices: [], printedPrice: { amount: item.price, currency } };
  return menus.map((menu) => ({
    ...menu,
    sections: menu.sections.map((section) => ({ ...section, items: section.items.map(unpriced) })),
  }));
}

/** Explains why a document's menus have no prices, and the remedy. */
const foreignReason = (currency: string): string =>
  `the prices are in ${currency} and were left out; with --currency-ok their numbers are taken as pounds`;
