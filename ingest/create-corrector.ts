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
  /** What the allergen tables of the kitchen declare. */
  readonly kitchen?: readonly KnownDish[];
}

interface Place {
  readonly restaurantId: string;
  readonly sourceUrl: string;
}

/** Applies what an operator decided about a source. */
export type Corrector = (
  document: Pick<DraftDocument, 'menus' | 'currency' | 'taught'>,
  source: Place,
) => Promise<Corrected>;

/** What an operator said of the lines of a source, for reading it. */
export type Teacher = (source: Place) => Promise<readonly TaughtLine[]>;

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

/** A corrector and a teacher for a dry run, which apply what they are given and store nothing. */
export function createPassingCorrector(given: GivenDecisions = NONE): Corrector {
  return async (document) => correctedBy(withGiven(NONE, given), document, 'the correction');
}
export const createPassingTeacher =
  (given: GivenDecisions = NONE): Teacher =>
  async () =>
    withGiven(NONE, given).corrections.filter(isTaught);

function correctedBy(
  { corrections, currencyOk, currency: decided }: SourceDecisions,
  { menus: read, currency: printed, taught = [] }: Parameters<Corrector>[0],
  origin: string,
): Corrected {
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
  return { menus: corrected, review: isForeign ? [foreignReason(currency), ...review] : review };
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

/** A teacher of what is given and stored. It throws an InputFailure where stored decisions are damaged. */
export const createTeacher =
  (sources: KeptDecisions, given: GivenDecisions = {}): Teacher =>
  async (source) =>
    (await decisionsFor(sources, given, source)).corrections.filter(isTaught);

/**
 * A corrector that stores what an operator decides for the later versions of a source. It throws an InputFailure where stored
 * decisions are damaged.
 */
export function createCorrector(sources: KeptDecisions, given: GivenDecisions = {}): Corrector {
  return async (document, source) => {
    const decided = await decisionsFor(sources, given, source);
    const corrections = withLooks(decided.corrections, document.taught ?? []);
    const isNew = Object.keys(given).length > 0 || corrections.some((one, i) => one !== decided.corrections[i]);
    if (isNew) await sources.saveCorrections(source.restaurantId, source.sourceUrl, { ...decided, corrections });
    return correctedBy(decided, document, given.corrections ? 'the correction' : 'the stored correction');
  };
}

/** Corrections in which lines have the looks that were found of them, by which others are known where these lines are gone. */
function withLooks(corrections: SourceDecisions['corrections'], found: readonly FoundLine[]) {
  const lines = corrections.filter(isTaught);
  return corrections.map((one) => {
    if (!isTaught(one)) return one;
    const { look = one.look, readAs = one.readAs } = found[lines.indexOf(one)] ?? {};
    return look === one.look && readAs === one.readAs ? one : { ...one, look, readAs };
  });
}
