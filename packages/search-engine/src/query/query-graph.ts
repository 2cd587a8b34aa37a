import { MAX_WORD_BYTES } from '../limits.ts';
import { utf8Length } from '../text/utf8-length.ts';
import type { LocatedTerm } from './parse-query.ts';
import { ANY_READING } from './readings.ts';
import type { Term } from './term.ts';
import type { TermFactory } from './term-factory.ts';

/** One way to read terms `from` … `to` of the query: a word or phrase, or several words as one. */
export interface QueryNode {
  readonly term: Term;
  readonly open: number;
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly first: number;
  readonly last: number;
  /** Possible next nodes; empty at the end of the query. */
  readonly next: readonly QueryNode[];
}

/** All open interpretations of a query: every path from a start node to a node without next. */
export interface QueryGraph {
  readonly nodes: readonly QueryNode[];
  readonly start: readonly QueryNode[];
}

type Draft = Omit<QueryNode, 'next'> & { next: QueryNode[] };

const MAX_JOIN_LENGTH = 3;

/** Single terms, and runs of two or three neighbouring words read as one (R20). */
export function buildQueryGraph(terms: readonly LocatedTerm[], factory: TermFactory): QueryGraph {
  const nodes: Draft[] = [];
  for (let to = 0; to < terms.length; to++) {
    const last = terms[to] as LocatedTerm;
    nodes.push(draft(last.term, to, to, last.first, last.last));
    for (let size = 2; size <= Math.min(MAX_JOIN_LENGTH, to + 1); size++) {
      const run = terms.slice(to - size + 1, to + 1);
      if (!joinable(run)) continue;
      const first = (run[0] as LocatedTerm).first;
      const parts = run.map(({ term }) => term.text);
      nodes.push(draft(factory.joined(parts, last.term.prefix), to - size + 1, to, first, last.last));
    }
  }
  for (const node of nodes) node.next = nodes.filter((other) => other.from === node.to + 1);
  return { nodes, start: nodes.filter((node) => node.from === 0) };
}

function draft(term: Term, from: number, to: number, first: number, last: number): Draft {
  return { term, open: ANY_READING, from, to, size: to - from + 1, first, last, next: [] };
}

function joinable(run: readonly LocatedTerm[]): boolean {
  let bytes = 0;
  for (const [i, { term, first }] of run.entries()) {
    if (term.phrase) return false;
    if (i > 0 && (run[i - 1] as LocatedTerm).last !== first - 1) return false;
    bytes += utf8Length(term.text);
  }
  return bytes <= MAX_WORD_BYTES;
}

/** Graph of exactly these paths, with equal tails shared; the order of the paths is kept. */
export function graphOfPaths(paths: readonly (readonly QueryNode[])[]): QueryGraph {
  const nodes: QueryNode[] = [];
  const start: QueryNode[] = [];
  const byTail = new Map<string, QueryNode>();
  for (const path of paths) {
    let next: QueryNode | null = null;
    let tail = '';
    for (let i = path.length - 1; i >= 0; i--) {
      const node = path[i] as QueryNode;
      tail = `${node.from}-${node.to}/${node.open}|${tail}`;
      let shared = byTail.get(tail);
      if (!shared) {
        shared = { ...node, next: next ? [next] : [] };
        byTail.set(tail, shared);
        nodes.push(shared);
      }
      next = shared;
    }
    if (next && !start.includes(next)) start.push(next);
  }
  return { nodes, start };
}
