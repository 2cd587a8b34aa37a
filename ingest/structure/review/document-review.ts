import type { Reading } from '../read-units.ts';

/** Below this coherence a document goes to a person. */
const GATE = 0.6;

/** Reasons why a person should look at a document. */
export function documentReview(reading: Pick<Reading, 'coherence'>): string[] {
  const { coherence } = reading;
  if (!coherence.items) return ['no dishes were found'];
  return coherence.score < GATE ? [`the reading hangs together poorly (${coherence.score.toFixed(2)})`] : [];
}
