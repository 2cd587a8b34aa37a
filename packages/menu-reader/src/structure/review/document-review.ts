import type { TextPage } from '../../read/positioned-text.ts';
import { type Coherence, ODD_NAMES_COST } from './coherence.ts';

/** What the agreement of all readings weighs beside coherence, and the sums below which a document goes to a person. */
const AGREEMENT_WEIGHT = 1.2;
const GATES = { priced: 1.82, unpriced: 1.6 } as const;
/** Shares above which a single fault is named. */
const ORPHANS = 0.12;
const UNNAMED = 0.3;
const DOUBTFUL = 0.5;
const DISAGREED = 0.85;

/**
 * Reasons why a person should look at a document; the faults that weigh most are named. `agreed` is the agreement of all
 * ways to read it, 1 where there is one.
 */
export function documentReview(coherence: Coherence, agreed = 1, pages: readonly TextPage[] = []): string[] {
  const doubts = pages.flatMap((page) => (page.doubt ? [`page ${page.page}: ${page.doubt}`] : []));
  if (!coherence.items) return [...doubts, 'no dishes were found'];
  const doubtful = coherence.doubtful > DOUBTFUL && 'more than half of the dishes have doubts of their own';
  // one odd name weighs much in a short menu and says little
  const score = coherence.score + ODD_NAMES_COST * Math.min(coherence.oddNames, 1 / coherence.items);
  const gate = GATES[coherence.withPrices ? 'priced' : 'unpriced'];
  if (score + AGREEMENT_WEIGHT * agreed >= gate && !doubtful) return doubts;
  const reasons: (string | false)[] = [
    agreed < DISAGREED && 'the columns could be read in more than one way',
    coherence.withPrices && coherence.orphanPrices > ORPHANS && 'some prices belong to no dish',
    doubtful,
    coherence.withPrices && coherence.pricedItems < 0.8 && 'several dishes have no price',
    coherence.oddNames > 0.1 && 'several names do not look like names of dishes',
    coherence.brokenDescriptions > 0.05 && 'some descriptions may hold other dishes',
    coherence.unnamed > UNNAMED && 'many dishes stand under no heading',
    coherence.singles > 0.3 && 'many sections hold one dish only',
    coherence.smallMargins > 0.08 && 'many lines could be read in more than one way',
    !coherence.withPrices && 'there are few prices to tell dishes by',
  ];
  const found = reasons.filter((reason) => reason !== false);
  return [...doubts, ...(found.length ? found : ['the layout could not be read with certainty'])];
}
