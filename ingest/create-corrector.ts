import type { DraftMenu } from '../src/domain/draft-menu.ts';
import type { SourceStore } from '../src/ports/source-store.ts';
import { applyCorrections, type Correction, parseCorrections } from './corrections.ts';

export interface Corrected {
  readonly menus: readonly DraftMenu[];
  /** Corrections that met nothing, in words. */
  readonly review: readonly string[];
}

/** Applies the corrections of a source, new ones after keeping them for its later versions. */
export type Corrector = (
  menus: readonly DraftMenu[],
  source: { readonly restaurantId: string; readonly sourceUrl: string },
) => Promise<Corrected>;

function inWords(correction: Correction): string {
  const what = 'item' in correction ? correction.item : 'section' in correction ? correction.section : correction.menu;
  return `a kept correction of "${what}" met nothing; it may be outdated`;
}

/**
 * @param given corrections of this call, which replace those kept for the source
 * @returns a corrector that throws a UsageError where kept corrections are damaged
 */
export function createCorrector(
  sources: Pick<SourceStore, 'corrections' | 'saveCorrections'>,
  given?: readonly Correction[],
): Corrector {
  return async (menus, { restaurantId, sourceUrl }) => {
    if (given) await sources.saveCorrections(restaurantId, sourceUrl, { corrections: given });
    const kept = given ? null : await sources.corrections(restaurantId, sourceUrl);
    const corrections = given ?? (kept === null ? [] : parseCorrections(kept, `corrections kept for ${sourceUrl}`));
    const { menus: corrected, unused } = applyCorrections(menus, corrections);
    return { menus: corrected, review: unused.map(inWords) };
  };
}
