import type { MenuQuery } from '../../ports/search/queries.ts';
import type { SearchEngine } from '../engine.ts';
import { withoutMenus } from '../item-filter.ts';
import { chooseReading } from './choose-reading.ts';
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
  query: MenuQuery,
  vocabulary: Vocabulary,
  signal: AbortSignal | undefined,
): Promise<Reading> {
  const parse = parseTerm(query.search, vocabulary);
  const present = withoutMenus(query.withoutMenus);
  const spans = parse.spans.flatMap(ofMenus);
  return chooseReading(
    { ...parse, spans },
    () => present,
    async (queries) => {
      const bare = queries.map((one) => ({ ...one, offset: 0, limit: 0 }));
      const [menus, sections] = await Promise.all([
        engine.search(
          bare.map((one) => ({ ...one, index: 'menus' as const })),
          signal,
        ),
        engine.search(
          bare.map((one) => ({ ...one, index: 'sections' as const })),
          signal,
        ),
      ]);
      return menus.map(({ total }, i) => total + (sections[i]?.total ?? 0));
    },
  );
}
