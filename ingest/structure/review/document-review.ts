import type { TextPage } from '../../read/positioned-text.ts';
import { type Coherence, ODD_NAMES_COST } from './coherence.ts';

/** What was read; pages of words are harder than web pages, menus without prices have less to hang together by. */
export type Source = 'pages' | 'web page';

/** Below these coherences a document goes to a person; set where four of five weak documents are caught. */
const GATES: Readonly<Record<Source, { readonly priced: number; readonly unpriced: number }>> = {
  pages: { priced: 0.725, unpriced: 0.5 },
  'web page': { priced: 0.6, unpriced: 0.45 },
};
/** Shares above which a single fault is named. */
const ORPHANS = 0.12;
const UNNAMED = 0.3;
const DOUBTFUL = 0.5;

/** Reasons why a person should look at a document; the faults that weigh most are named. */
export function documentReview(coherence: Coherence, source: Source, pages: readonly TextPage[] = []): string[] {
  const doubts = pages.flatMap((page) => (page.doubt ? [`page ${page.page}: ${page.doubt}`] : []));
  if (!coherence.items) return [...doubts, 'no dishes were found'];
  const gate = GATES[source][coherence.withPrices ? 'priced' : 'unpriced'];
  const orphans = coherence.withPrices && coherence.orphanPrices > ORPHANS && 'some prices belong to no dish';
  const doubtful = coherence.doubtful > DOUBTFUL && 'more than half of the dishes have doubts of their own';
  // one odd name weighs much in a short menu and says little
  const score = coherence.score + ODD_NAMES_COST * Math.min(coherence.oddNames, 1 / coherence.items);
  if (score >= gate && !orphans && !doubtful) return doubts;
  const reasons: (string | false)[] = [
    orphans,
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
