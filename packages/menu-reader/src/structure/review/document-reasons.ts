import type { Coherence } from './coherence.ts';

/** Shares above which a single fault is named. */
const ORPHANS = 0.12;
const UNNAMED = 0.3;
const DOUBTED = 0.3;
const DISAGREED = 0.85;

/**
 * What may have gone wrong in a document that is doubted: the faults that weigh most, or that nothing stands out.
 *
 * @param agreed how far all ways to read it agree, 0 to 1
 * @param doubted share of its dishes that are doubted by themselves
 * @param lines which of its lines to look at first
 */
export function documentReasons(coherence: Coherence, agreed: number, doubted: number, lines: string | null): string[] {
  const reasons: (string | false | null)[] = [
    lines,
    agreed < DISAGREED && 'the columns could be read in more than one way',
    coherence.withPrices && coherence.orphanPrices > ORPHANS && 'some prices belong to no dish',
    doubted > DOUBTED && 'many dishes have doubts of their own',
    coherence.withPrices && coherence.pricedItems < 0.8 && 'several dishes have no price',
    coherence.oddNames > 0.1 && 'several names do not look like names of dishes',
    coherence.brokenDescriptions > 0.05 && 'some descriptions may hold other dishes',
    coherence.unnamed > UNNAMED && 'many dishes stand under no heading',
    coherence.singles > 0.3 && 'many sections hold one dish only',
    !lines && coherence.smallMargins > 0.08 && 'many lines could be read in more than one way',
    !coherence.withPrices && 'there are few prices to tell dishes by',
  ];
  const found = reasons.filter((reason) => typeof reason === 'string');
  return found.length ? found : ['the layout could not be read with certainty'];
}
