import type { DraftDocument, DraftMenu } from '@menu-data-service/menu-reader';
import { nearest } from '../src/lib/nearest.ts';
import type { SourceStore } from '../src/ports/source-store.ts';
import { applyCorrections } from './apply-corrections.ts';
import { type Correction, parseCorrections, type SourceDecisions } from './corrections.ts';
import type { KnownDish } from './enrich/kitchen/known-dish.ts';
import { foreignReason, withoutForeignPrices } from './foreign-prices.ts';

export interface Corrected {
  readonly menus: readonly DraftMenu[];
  /** A line for each correction that matched nothing, and one where prices in another currency were left out. */
  readonly review: readonly string[];
  /** What the allergen tables of the kitchen declare. */
  readonly kitchen?: readonly KnownDish[];
}

/** Applies what an operator decided about a source. */
export type Corrector = (
  document: Pick<DraftDocument, 'menus' | 'currency'>,
  source: { readonly restaurantId: string; readonly sourceUrl: string },
) => Promise<Corrected>;

const NONE: SourceDecisions = { corrections: [], currencyOk: false };

/** A corrector for a dry run, which applies what it is given and stores nothing. */
export function createPassingCorrector(given: Partial<SourceDecisions> = NONE): Corrector {
  return async (document) => correctedBy({ ...NONE, ...given }, document, 'the correction');
}

function correctedBy(
  { corrections, currencyOk, currency: decided }: SourceDecisions,
  { menus: read, currency: printed }: Parameters<Corrector>[0],
  origin: string,
): Corrected {
  const currency = decided ?? printed;
  const isForeign = currency !== null && !currencyOk;
  const menus = isForeign ? withoutForeignPrices(read, currency) : read;
  const { menus: corrected, unused } = applyCorrections(menus, corrections);
  const review = unused
    .filter((correction) => !isSettled(correction, menus))
    .map((correction) => {
      const meant = nearest(wantedName(correction), namesLike(correction, menus));
      const hint = meant === undefined ? '' : `; the nearest name read is "${meant}"`;
      return `${origin} of "${wantedName(correction)}" matched nothing${hint}`;
    });
  return { menus: corrected, review: isForeign ? [foreignReason(currency), ...review] : review };
}

/** True where the restaurant has since made the change itself. */
function isSettled(correction: Correction, menus: readonly DraftMenu[]): boolean {
  const name = 'set' in correction ? correction.set.name : undefined;
  return name !== undefined && namesLike(correction, menus).includes(name);
}

/** All names that were read of the kind that a correction is about: items, sections or menus. */
function namesLike(correction: Correction, menus: readonly DraftMenu[]): readonly string[] {
  const sections = menus.flatMap((menu) => menu.sections);
  if ('item' in correction) return sections.flatMap(({ items }) => items.map(({ name }) => name));
  return ('section' in correction ? sections : menus).map(({ name }) => name);
}

function wantedName(correction: Correction): string {
  if ('item' in correction) return correction.item;
  return ('section' in correction ? correction.section : correction.menu) ?? '';
}

/**
 * A corrector that stores what an operator decides for the later versions of a source. It throws an InputFailure where stored
 * decisions are damaged.
 * @param given decisions of this call; those that it leaves out are as they were stored, corrections replace all that was
 */
export function createCorrector(
  sources: Pick<SourceStore, 'corrections' | 'saveCorrections'>,
  given: Partial<SourceDecisions> = {},
): Corrector {
  return async (document, { restaurantId, sourceUrl }) => {
    const stored = given.corrections ? null : await sources.corrections(restaurantId, sourceUrl);
    const kept = stored === null ? NONE : parseCorrections(stored, `stored corrections of ${sourceUrl}`);
    const decided = { ...kept, ...given };
    if (Object.keys(given).length > 0) await sources.saveCorrections(restaurantId, sourceUrl, decided);
    return correctedBy(decided, document, given.corrections ? 'the correction' : 'the stored correction');
  };
}
