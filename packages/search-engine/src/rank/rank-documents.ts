import { addBit, type BitSet, bitSetWidth, countBits, forEachBit, fullBitSet } from '../bit-set.ts';
import type { QueryGraph } from '../query/query-graph.ts';
import type { RankingRule } from './bucket.ts';
import { relevantWords } from './node-words.ts';
import { cutSpace, type Space } from './space.ts';

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

/** Document numbers of one page, best first. Buckets before the page are only counted, those behind it not computed. */
export function rankDocuments(
  rules: readonly RankingRule[],
  space: Space,
  universe: BitSet,
  graph: QueryGraph,
  page: PageRequest,
): readonly number[] {
  const hits: number[] = [];
  let toSkip = page.offset;

  const take = (from: Space, document: number): void => {
    if (toSkip > 0) {
      toSkip--;
      return;
    }
    if (hits.length === page.limit) return;
    hits.push(from.inIndex ? (from.inIndex[document] as number) : document);
  };
  const rank = (at: number, here: Space, bucket: BitSet | readonly number[], open: QueryGraph): void => {
    const count = isSet(bucket) ? countBits(bucket) : bucket.length;
    if (count <= toSkip) {
      toSkip -= count;
      return;
    }
    const rule = rules[at];
    if (!rule || count === 1) {
      eachOf(bucket, (document) => take(here, document));
      return;
    }
    const documents = isSet(bucket) ? bucket : setOf(here, bucket);
    const narrowed = at > 0;
    if (isWorthCutting(here, count, open.nodes.length, narrowed)) {
      const small = cutSpace(here, documents, narrowed ? () => relevantWords(open.nodes) : null);
      rank(at, small, fullBitSet(small.size), open);
      return;
    }
    for (const next of rule(here, documents, open)) {
      rank(at + 1, here, next.documents, next.graph);
      if (hits.length >= page.limit) return;
    }
  };
  if (page.limit > 0) rank(0, space, universe, graph);
  return hits;
}

function isSet(bucket: BitSet | readonly number[]): bucket is BitSet {
  return bucket instanceof Uint32Array;
}

function eachOf(bucket: BitSet | readonly number[], visit: (document: number) => void): void {
  if (isSet(bucket)) forEachBit(bucket, visit);
  else for (const document of bucket) visit(document);
}

function setOf(space: Space, documents: readonly number[]): BitSet {
  const set = space.newSet();
  for (const document of documents) addBit(set, document);
  return set;
}

const SHORT_WIDTH = 16;
/** Share below which a bucket is cut out of a space that has few tokens already. */
const COMPACT_PART = 8;
/** Cost of reading a document's tokens, in set words of one node. */
const READING_COST = 25;
const MAX_NODES = 6;

/** True if short sets are worth reading the documents' tokens. Measured at 100,000 documents. */
function isWorthCutting(space: Space, count: number, nodes: number, narrowed: boolean): boolean {
  if (space.parent && !space.compact && narrowed) return true;
  if (bitSetWidth(space.size) <= SHORT_WIDTH || (nodes < 2 && !narrowed)) return false;
  if (space.compact) return count * COMPACT_PART < space.size;
  return count * READING_COST < space.size * Math.min(nodes, MAX_NODES);
}
