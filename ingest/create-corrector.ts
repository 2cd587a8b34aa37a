import type { DraftMenu } from '@menu-data-service/menu-reader';
import { nearest } from '../src/lib/nearest.ts';
import type { SourceStore } from '../src/ports/source-store.ts';
import { applyCorrections, type Correction, parseCorrections } from './corrections.ts';

export interface Corrected {
  readonly menus: readonly DraftMenu[];
  /** A line for each correction that matched nothing. */
  readonly review: readonly string[];
}

/** Applies the corrections of a source. */
export type Corrector = (
  menus: readonly DraftMenu[],
  source: { readonly restaurantId: string; readonly sourceUrl: string },
) => Promise<Corrected>;

/** A corrector for a dry run, which applies what it is given and stores nothing. */
export function createPassingCorrector(given: readonly Correction[] = []): Corrector {
  return async (menus) => correctedBy(given, menus, 'the correction');
}

function correctedBy(corrections: readonly Correction[], menus: readonly DraftMenu[], origin: string): Corrected {
  const { menus: corrected, unused } = applyCorrections(menus, corrections);
  const review = unused
    .filter((correction) => !isSettled(correction, menus))
    .map((correction) => {
      const meant = nearest(wantedName(correction), namesLike(correction, menus));
      const hint = meant === undefined ? '' : `; the nearest name read is "${meant}"`;
      return `${origin} of "${wantedName(correction)}" matched nothing${hint}`;
    });
  return { menus: corrected, review };
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
 * A corrector that stores corrections for the later versions of their source. It throws an InputFailure where stored corrections are
 * damaged.
 * @param given corrections of this call, which replace those stored for the source
 */
export function createCorrector(
  sources: Pick<SourceStore, 'corrections' | 'saveCorrections'>,
  given?: readonly Correction[],
): Corrector {
  return async (menus, { restaurantId, sourceUrl }) => {
    if (given) {
      await sources.saveCorrections(restaurantId, sourceUrl, { corrections: given });
      return correctedBy(given, menus, 'the correction');
    }
    const kept = await sources.corrections(restaurantId, sourceUrl);
    if (kept === null) return { menus, review: [] };
    return correctedBy(parseCorrections(kept, `stored corrections of ${sourceUrl}`), menus, 'the stored correction');
  };
}
