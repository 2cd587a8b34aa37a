import type { DraftDocument, DraftMenu, FoundLine, TaughtLine } from '@menu-data-service/menu-reader';
import { nearest } from '../src/lib/nearest.ts';
import type { SourceStore } from '../src/ports/source-store.ts';
import { applyCorrections } from './apply-corrections.ts';
import { isTaught, type MenuCorrection, parseCorrections, type SourceDecisions } from './corrections.ts';
import type { KnownDish } from './enrich/kitchen/known-dish.ts';
import { foreignReason, withoutForeignPrices } from './foreign-prices.ts';

export interface Corrected {
  readonly menus: readonly DraftMenu[];
  /** A line for each correction that matched nothing, and one where prices in another currency were left out. */
  readonly review: readonly string[];
  /** What was decided, with the looks that were found of the lines in it. */
  readonly decisions: SourceDecisions;
  /** What the allergen tables of the kitchen declare. */
  readonly kitchen?: readonly KnownDish[];
}

interface Place {
  readonly restaurantId: string;
  readonly sourceUrl: string;
}

type ReadDocument = Pick<DraftDocument, 'menus' | 'currency' | 'taught'>;

/** What an operator decided about a source. */
export interface Decided {
  /** What lines of it are, for reading it. */
  readonly taught: readonly TaughtLine[];
  /** Applies the rest to what was read of it. */
  correct(document: ReadDocument): Promise<Corrected>;
}

export type LoadDecisions = (source: Place) => Promise<Decided>;

/** Decisions of one call. Those that it leaves out are as they were stored; corrections replace all that was, lines those alone. */
export interface GivenDecisions extends Partial<SourceDecisions> {
  readonly taught?: readonly TaughtLine[];
}

const NONE: SourceDecisions = { corrections: [], currencyOk: false };

function withGiven(kept: SourceDecisions, { taught, ...given }: GivenDecisions): SourceDecisions {
  const decided = { ...kept, ...given };
  const others = decided.corrections.filter((one) => !isTaught(one));
  return taught ? { ...decided, corrections: [...others, ...taught] } : decided;
}

/** Decisions of a dry run, which are applied and not stored. */
export function createPassingDecisions(given: GivenDecisions = NONE): LoadDecisions {
  const decided = withGiven(NONE, given);
  return async () => ({
    taught: decided.corrections.filter(isTaught),
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
  return { menus: corrected, review: isForeign ? [foreignReason(currency), ...review] : review, decisions };
}

const unseen = ({ line, role, scope }: FoundLine): string =>
  `the line "${line}", taught as ${role}, was not found${scope === 'line' || scope === 'column' ? '' : ', and no line has its look'}`;

/** True where the restaurant has since made the change itself. */
function isSettled(correction: MenuCorrection, menus: readonly DraftMenu[]): boolean {
  const name = 'set' in correction ? correction.set.name : undefined;
  return name !== undefined && namesLike(correction, menus).includes(name);
}

/** All names that were read of the kind that a correction is about: items, sections or menus. */
function namesLike(correction: MenuCorrection, menus: readonly DraftMenu[]): readonly string[] {
  const sections = menus.flatMap((menu) => menu.sections);
  if ('item' in correction) return sections.flatMap(({ items }) => items.map(({ name }) => name));
  return ('section' in correction ? sections : menus).map(({ name }) => name);
}

function wantedName(correction: MenuCorrection): string {
  if ('item' in correction) return correction.item;
  return ('section' in correction ? correction.section : correction.menu) ?? '';
}

type KeptDecisions = Pick<SourceStore, 'corrections' | 'saveCorrections'>;

async function decisionsFor(sources: KeptDecisions, given: GivenDecisions, { restaurantId, sourceUrl }: Place) {
  const stored = given.corrections ? null : await sources.corrections(restaurantId, sourceUrl);
  const kept = stored === null ? NONE : parseCorrections(stored, `stored corrections of ${sourceUrl}`);
  return withGiven(kept, given);
}

/**
 * Loads what is stored of a source, with what is given, which is stored for its later versions once the document has been read. It
 * throws an InputFailure where stored decisions are damaged.
 */
export function createStoredDecisions(sources: KeptDecisions, given: GivenDecisions = {}): LoadDecisions {
  return async (source) => {
    const decided = await decisionsFor(sources, given, source);
    const isGiven = Object.keys(given).length > 0;
    return {
      taught: decided.corrections.filter(isTaught),
      async correct(document) {
        const found = document.taught ?? [];
        const decisions = withLooks(decided, found);
        if (isGiven || decisions !== decided) {
          // reading takes a while, in which a person may have decided more
          const latest = withLooks(await decisionsFor(sources, given, source), found);
          await sources.saveCorrections(source.restaurantId, source.sourceUrl, latest);
        }
        return correctedBy(decisions, document, given.corrections ? 'the correction' : 'the stored correction');
      },
    };
  };
}

/** Decisions in which lines have the looks that were found of them, by which others are known where these lines are gone. */
function withLooks(decided: SourceDecisions, found: readonly FoundLine[]): SourceDecisions {
  const corrections = decided.corrections.map((one) => {
    if (!isTaught(one)) return one;
    const same = found.find((other) => isSameLine(one, other));
    const [look, readAs] = [one.look ?? same?.look, one.readAs ?? same?.readAs];
    return look === one.look && readAs === one.readAs ? one : { ...one, look, readAs };
  });
  const isSame = corrections.every((one, i) => one === decided.corrections[i]);
  return isSame ? decided : { ...decided, corrections };
}

const isSameLine = (one: TaughtLine, other: TaughtLine): boolean =>
  one.line === other.line && one.nth === other.nth && one.role === other.role && one.scope === other.scope;
