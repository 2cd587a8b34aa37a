import type { QueryGraph, QueryNode } from './query-graph.ts';
import { EXACT_ONLY } from './readings.ts';

/** `all`: every word must match; `last`: words are dropped from the end; `frequency`: the most frequent are dropped. */
export type MatchingStrategy = 'all' | 'last' | 'frequency';

/** Groups of nodes that may be dropped, in order (R33 to R35). */
export type DropOrder = readonly (readonly QueryNode[])[];

/** `countOfTerm(i)`: documents of the whole index that match query term i in any interpretation. */
export function dropOrder(
  graph: QueryGraph,
  strategy: MatchingStrategy,
  terms: number,
  countOfTerm: (term: number) => number,
): DropOrder {
  if (strategy === 'all' || (strategy === 'last' && terms < 2)) return [];
  const turnOf = strategy === 'last' ? (term: number) => terms - term : turnsByFrequency(terms, countOfTerm);
  const groups = new Map<number, QueryNode[]>();
  let mandatory = false;
  for (const node of graph.nodes) {
    if (node.term.phrase || node.open & EXACT_ONLY) {
      mandatory = true;
      continue;
    }
    let turn = 0;
    for (let term = node.from; term <= node.to; term++) turn = Math.max(turn, turnOf(term));
    const group = groups.get(turn);
    if (group) group.push(node);
    else groups.set(turn, [node]);
  }
  const order = [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
  return mandatory ? order : order.slice(0, -1);
}

/** Terms without a match go first, then the most frequent; equal counts go together. */
function turnsByFrequency(terms: number, countOfTerm: (term: number) => number): (term: number) => number {
  const counts = Array.from({ length: terms }, (_, term) => countOfTerm(term) || Number.POSITIVE_INFINITY);
  const steps = [...new Set(counts)].sort((a, b) => (a > b ? -1 : 1));
  const turns = counts.map((count) => steps.indexOf(count) + 1);
  return (term) => turns[term] as number;
}
