import type { DraftMenu } from '../src/domain/draft-menu.ts';
import { nearest } from '../src/http/nearest.ts';
import type { SourceStore } from '../src/ports/source-store.ts';
import { applyCorrections, type Correction, parseCorrections } from './corrections.ts';

export interface Corrected {
  readonly menus: readonly DraftMenu[];
  /** Corrections that met nothing, in words. */
  readonly review: readonly string[];
}

/** Applies the corrections of a source. */
export type Corrector = (
  menus: readonly DraftMenu[],
  source: { readonly restaurantId: string; readonly sourceUrl: string },
) => Promise<Corrected>;

/** Names of the kind that a correction speaks of, as they were read. */
function namesLike(correction: Correction, menus: readonly DraftMenu[]): readonly string[] {
  const sections = menus.flatMap((menu) => menu.sections);
  if ('item' in correction) return sections.flatMap(({ items }) => items.map(({ name }) => name));
  return ('section' in correction ? sections : menus).map(({ name }) => name);
}

function wantedName(correction: Correction): string {
  if ('item' in correction) return correction.item;
  return ('section' in correction ? correction.section : correction.menu) ?? '';
}

/** The restaurant has put right what was corrected. */
function isSettled(correction: Correction, menus: readonly DraftMenu[]): boolean {
  const name = 'set' in correction ? correction.set.name : undefined;
  return name !== undefined && namesLike(correction, menus).includes(name);
}

function correctedBy(corrections: readonly Correction[], menus: readonly DraftMenu[], origin: string): Corrected {
  const { menus: corrected, unused } = applyCorrections(menus, corrections);
  const review = unused
    .filter((correction) => !isSettled(correction, menus))
    .map((correction) => {
      const meant = nearest(wantedName(correction), namesLike(correction, menus));
      const hint = meant === undefined ? '' : `; the nearest name read is "${meant}"`;
      return `${origin} of "${wantedName(correction)}" met nothing${hint}`;
    });
  return { menus: corrected, review };
}

/** A corrector for a dry run: applies what it is given and keeps nothing. */
export function createPassingCorrector(given: readonly Correction[] = []): Corrector {
  return async (menus) => correctedBy(given, menus, 'the correction');
}

/**
 * A corrector that keeps corrections for the later versions of their source.
 * @param given corrections of this call, which replace those kept for the source
 * @returns a corrector that throws an InputFailure where kept corrections are damaged
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
    return correctedBy(
      parseCorrections(kept, `corrections kept for ${sourceUrl}`),
      menus,
      'the correction kept from before',
    );
  };
}
