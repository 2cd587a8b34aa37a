import type { MenuQuery } from '../../ports/search/queries.ts';
import type { SearchEngine } from '../engine.ts';
import { withoutMenus } from '../item-filter.ts';
import { asMeant } from './as-meant.ts';
import { type Count, chooseReading } from './choose-reading.ts';
import { parseTerm } from './parse.ts';
import type { Reading } from './reading.ts';
import type { Meaning, Span } from './span.ts';
import type { Vocabulary } from './vocabulary.ts';

const PLACES: ReadonlySet<Meaning['kind']> = new Set(['city', 'district', 'cuisine', 'restaurant']);
const AMOUNTS: ReadonlySet<Meaning['kind']> = new Set(['price', 'calories']);

/** A menu has a place and a cuisine; its courses and diets are words of its name, and prices are nothing to look for in it. */
function ofMenus(span: Span): readonly Span[] {
  const kind = span.meanings[0]?.kind ?? 'dish';
  if (AMOUNTS.has(kind)) return [{ ...span, meanings: [{ kind: 'filler' }] }];
  return PLACES.has(kind) || kind === 'filler' ? [span] : [];
}

/** The reading of a search for menus. */
export async function readMenuTerm(
  engine: SearchEngine,
  query: Pick<MenuQuery, 'withoutMenus'> & { readonly search: string },
  vocabulary: Vocabulary,
  signal: AbortSignal | undefined,
): Promise<Reading> {
  const parse = parseTerm(query.search, vocabulary);
  const present = withoutMenus(query.withoutMenus);
  const count: Count = async (queries) => {
    // names are all that menus and sections have
    const bare = queries.map(({ attributesToSearchOn: _, ...one }) => ({ ...one, offset: 0, limit: 0 }));
    const of = (index: 'menus' | 'sections') =>
      engine.search(
        bare.map((one) => ({ ...one, index })),
        signal,
      );
    const [menus, sections] = await Promise.all([of('menus'), of('sections')]);
    return menus.map(({ total }, i) => total + (sections[i]?.total ?? 0));
  };
  const reading = await chooseReading({ ...parse, spans: parse.spans.flatMap(ofMenus) }, () => present, count);
  return asMeant(reading, vocabulary, { conditionsOf: ({ place }) => [...present, ...place], present, count });
}
