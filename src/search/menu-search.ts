import { memoize } from '@menu-data-service/menu-model/memoize';
import { metresBetween } from '../domain/place.ts';
import type { MenuHit, MenuPage, Page } from '../ports/search/pages.ts';
import type { MenuQuery } from '../ports/search/queries.ts';
import type { SearchAttempt } from '../ports/search/understanding.ts';
import { attempts, type WordMatch } from './attempts.ts';
import type { SearchEngine } from './engine.ts';
import { MAX_TOTAL_HITS } from './index-settings.ts';
import { type Conditions, inCircle, onlyMenus, withoutMenus } from './item-filter.ts';
import { parseQuery, searchText } from './search-text.ts';
import { applyCorrections } from './understanding/apply-corrections.ts';
import { type Count, chooseInterpretation } from './understanding/choose-interpretation.ts';
import { type Interpretation, literalInterpretation } from './understanding/interpretation.ts';
import type { Names } from './understanding/names.ts';
import { parseTerm } from './understanding/parse.ts';
import { allPrinted, allPrintedAsTyped } from './understanding/printed-words.ts';
import type { Meaning, Span } from './understanding/span.ts';
import type { Vocabulary } from './understanding/vocabulary.ts';

/**
 * Hits of menus whose name matches: each section whose printed name matches, or the menu itself if none does, in menu order. A section that
 * matches only by another name does not represent the menu.
 */
function hitsOfNamedMenus(
  menus: readonly MenuHit[],
  sections: readonly MenuHit[],
  searched: string | null,
): readonly MenuHit[] {
  const byMenu = new Map<number, MenuHit[]>();
  const prints = memoize((heading) => searched === null || allPrinted(searched, searchText(heading)));
  for (const section of sections) {
    if (!prints(section.section ?? '')) continue;
    const list = byMenu.get(section.menuId);
    if (list === undefined) byMenu.set(section.menuId, [section]);
    else list.push(section);
  }
  return menus.flatMap((menu) => byMenu.get(menu.menuId) ?? [menu]);
}

/**
 * Creates the menu search: menus with a matching name come first, then matching sections of other menus, then menus whose name is another
 * form of what such sections print.
 */
export function createMenuSearch(
  engine: SearchEngine,
  names: Pick<Names, 'vocabulary'>,
): (query: MenuQuery, signal?: AbortSignal) => Promise<MenuPage> {
  async function page(
    query: MenuQuery,
    { parsed, strategy }: WordMatch,
    place: Conditions,
    signal: AbortSignal | undefined,
  ): Promise<Page<MenuHit>> {
    const { offset, limit } = query;
    const filter = [...withoutMenus(query.withoutMenus), ...inCircle(query.around), ...place];
    const all = { q: parsed.text, filter, matchingStrategy: strategy, offset: 0, limit: MAX_TOTAL_HITS } as const;
    if (parsed.words === 0) {
      const [menus] = await engine.search([{ ...all, index: 'menus', offset, limit }], signal);
      return { hits: menus.hits, total: menus.total };
    }
    const [menus, sections] = await engine.search(
      [
        { ...all, index: 'menus' },
        { ...all, index: 'sections', offset, limit },
      ],
      signal,
    );
    if (menus.total === 0) return { hits: sections.hits, total: sections.total };

    const ids = menus.hits.map((menu) => menu.menuId);
    const others = { ...all, index: 'sections', filter: [...filter, ...withoutMenus(ids)] } as const;
    const [ofNamed, first] = await engine.search(
      [
        { ...all, index: 'sections', filter: [...filter, ...onlyMenus(ids)] },
        { ...others, limit },
      ],
      signal,
    );
    const named = hitsOfNamedMenus(menus.hits, ofNamed.hits, parsed.plain);
    // "mains" is printed in "Mains", "main" in both that and "Main Menu"
    const isPrinted = memoize(
      (heading) => parsed.plain === null || allPrintedAsTyped(parsed.plain, searchText(heading)),
    );
    const prints = ({ section, menuName }: MenuHit): boolean => isPrinted(section ?? menuName);
    const isLater = (hit: MenuHit): boolean => first.hits.slice(0, 1).some(prints) && !prints(hit);
    const before = named.filter((hit) => !isLater(hit));
    const after = named.filter(isLater);
    const total = named.length + first.total;
    const from = offset - before.length;
    const shown = before.slice(offset, offset + limit);
    const [between] =
      from <= 0 || from >= first.total ? [first] : await engine.search([{ ...others, offset: from, limit }], signal);
    const rest = from >= first.total ? after.slice(from - first.total) : [...between.hits, ...after];
    return { hits: [...shown, ...rest].slice(0, limit), total };
  }

  /** Fetches all hits if the nearest come first; a circle has few enough. */
  async function nearestFirst(
    query: MenuQuery,
    attempt: WordMatch,
    place: Conditions,
    signal: AbortSignal | undefined,
  ): Promise<Page<MenuHit>> {
    const { around, sort, offset, limit } = query;
    if (around === undefined || sort === undefined) return page(query, attempt, place, signal);
    const all = await page({ ...query, offset: 0, limit: MAX_TOTAL_HITS }, attempt, place, signal);
    const metres = (hit: MenuHit) => (hit.place ? metresBetween(around, hit.place) : Number.POSITIVE_INFINITY);
    const hits = all.hits.toSorted((a, b) => metres(a) - metres(b));
    return { hits: hits.slice(offset, offset + limit), total: all.total };
  }

  return async function searchMenus(query, signal) {
    const { search, around } = query;
    const typed = search ?? '';
    const understood =
      query.understand === false || search === null
        ? literalInterpretation(typed)
        : await readMenuTerm(engine, { ...query, search }, names.vocabulary(), signal);
    // the term has only words without meaning
    const interpretation = understood.text === '' && !understood.conditions ? literalInterpretation(typed) : understood;
    const parsed = parseQuery(interpretation.text);
    const tried: SearchAttempt[] = [];
    let result: Page<MenuHit> = { hits: [], total: 0 };
    const unasked =
      parsed.words === 0 && interpretation.place.length === 0 && (around === undefined || search !== null);
    const all = unasked ? [] : attempts(parsed);
    for (const attempt of all) {
      result = await nearestFirst(query, attempt, interpretation.place, signal);
      tried.push({
        text: attempt.parsed.plain ?? attempt.parsed.text,
        strategy: attempt.strategy,
        total: result.total,
      });
      if (result.total > 0) break;
    }
    return { ...result, understood: { text: tried.at(-1)?.text ?? '', ...interpretation.understood }, attempts: tried };
  };
}

const PLACES: ReadonlySet<Meaning['kind']> = new Set(['city', 'district', 'cuisine', 'restaurant']);
const AMOUNTS: ReadonlySet<Meaning['kind']> = new Set(['price', 'calories']);

/** A menu has a place and a cuisine; courses and diets are words of its name, and prices do not apply. */
function menuSpans(span: Span): readonly Span[] {
  const kind = span.meanings[0]?.kind ?? 'dish';
  if (AMOUNTS.has(kind)) return [{ ...span, meanings: [{ kind: 'filler' }] }];
  return PLACES.has(kind) || kind === 'filler' ? [span] : [];
}

async function readMenuTerm(
  engine: SearchEngine,
  query: Pick<MenuQuery, 'withoutMenus'> & { readonly search: string },
  vocabulary: Vocabulary,
  signal: AbortSignal | undefined,
): Promise<Interpretation> {
  const parse = parseTerm(query.search, vocabulary);
  const present = withoutMenus(query.withoutMenus);
  const count: Count = async (queries) => {
    // menus and sections have nothing but names
    const bare = queries.map(({ attributesToSearchOn: _, ...one }) => ({ ...one, offset: 0, limit: 0 }));
    const of = (index: 'menus' | 'sections') =>
      engine.search(
        bare.map((one) => ({ ...one, index })),
        signal,
      );
    const [menus, sections] = await Promise.all([of('menus'), of('sections')]);
    return menus.map(({ total }, i) => total + (sections[i]?.total ?? 0));
  };
  const interpretation = await chooseInterpretation(
    { ...parse, spans: parse.spans.flatMap(menuSpans) },
    () => present,
    count,
  );
  return applyCorrections(interpretation, vocabulary, {
    conditionsOf: ({ place }) => [...present, ...place],
    present,
    count,
  });
}
