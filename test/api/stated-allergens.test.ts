import {
  ALLERGENS,
  type AllergenCode,
  type AllergenEntry,
  allergenName,
  formatAllergens,
  parseAllergens,
  statedFree,
} from '@menu-data-service/menu-model/allergens';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { Menu } from '@menu-data-service/menu-model/menu';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import test from 'ava';
import type { MenuEvidence } from '../../src/api/mcp/operations.ts';
import { evidenceByDish, presentDish } from '../../src/api/mcp/present-dish.ts';
import { textOf } from '../support/text-of.ts';
import { raw } from './raw-answer.ts';
import { dish, seededService } from './seeded.ts';

const STANDS = ['contains', 'probably', 'may', 'perhaps', 'free', 'unknown'] as const;
type Stand = (typeof STANDS)[number];

/** Whether the list of a dish is complete, and what is known of each of two allergens; "unknown" in a complete list is absent. */
interface Known {
  readonly complete: boolean;
  readonly stands: Readonly<Partial<Record<AllergenCode, Stand>>>;
}

const SOME = STANDS.flatMap((gluten) =>
  STANDS.map((milk) => ({ complete: false, stands: { GLUTEN: gluten, MILK: milk } })),
);
const COMPLETE = (['contains', 'may', 'unknown'] as const).flatMap((gluten) =>
  (['contains', 'may', 'unknown'] as const).map((milk) => ({ complete: true, stands: { GLUTEN: gluten, MILK: milk } })),
);
const CASES: readonly Known[] = [...SOME, ...COMPLETE];

const stateOf = (stand: Stand) => (stand === 'may' || stand === 'perhaps' ? 'may contain' : 'contains');
const nameOf = ({ complete, stands }: Known) => `Dish ${complete} ${Object.values(stands).join(' ')}`;

function itemOf(known: Known): TaggedItem {
  const of = (...wanted: readonly Stand[]) =>
    (Object.entries(known.stands) as [AllergenCode, Stand][]).filter(([, stand]) => wanted.includes(stand));
  const entries = of('contains', 'probably', 'may', 'perhaps').map(
    ([code, stand]): AllergenEntry => ({
      ...{ code, state: stateOf(stand), kinds: [] },
      estimated: stand === 'probably' || stand === 'perhaps',
    }),
  );
  const free = of('free').map(([code]) => code);
  const evidence = (value: AllergenCode, basis: Evidence['basis'], state: Evidence['state']): Evidence => ({
    ...{ field: 'allergens', value, basis, words: value, rule: 'stated', confidence: 0.9 },
    ...(state && { state }),
  });
  return dish(nameOf(known), 5, {
    allergens: formatAllergens({ entries, known: known.complete }, free),
    evidence: [
      ...entries.map(({ code, estimated, state }) => evidence(code, estimated ? 'estimated' : 'stated', state)),
      ...free.map((code) => evidence(code, 'stated', 'free')),
    ],
  });
}

/** Lines of a face for people: which allergens it names where, and what it says of all others. */
function expectedLines({ complete, stands }: Known): readonly string[] {
  const line = (label: string, wanted: Stand, note = '') => {
    const names = ALLERGENS.filter(({ code }) => stands[code] === wanted).map(({ code }) => allergenName(code));
    return names.length === 0 ? [] : [`${label}: ${names.join(', ')}${note}`];
  };
  const lines = [
    ...line('Contains', 'contains'),
    ...line('Probably contains', 'probably', ' (our estimate)'),
    ...line('May contain', 'may'),
    ...line('May contain', 'perhaps', ' (our estimate)'),
    ...line('The restaurant says it is free from', 'free'),
  ];
  const rest = lines.length === 0 ? 'allergens' : 'other allergens';
  if (complete) return [...lines, `No ${rest}: the restaurant says so, or every ingredient is known.`];
  return [...lines, `${rest === 'allergens' ? 'Allergens' : 'Other allergens'}: the restaurant has not said.`];
}

/** Reads an allergens text back into what is known of each allergen. */
function readBack(text: string): Readonly<Partial<Record<AllergenCode, Stand>>> & { readonly complete: boolean } {
  const { entries, known } = parseAllergens(text);
  const stands: Partial<Record<AllergenCode, Stand>> = {};
  for (const { code, state, estimated } of entries)
    stands[code] = state === 'contains' ? (estimated ? 'probably' : 'contains') : estimated ? 'perhaps' : 'may';
  for (const code of statedFree(text)) stands[code] = 'free';
  return { ...stands, complete: known };
}

function expectedText({ complete, stands }: Known) {
  return { ...Object.fromEntries(Object.entries(stands).filter(([, stand]) => stand !== 'unknown')), complete };
}

/** The lines on allergens of each dish of a page, by its name. */
function linesByDish(page: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const dishes = page.matchAll(/<h3[^>]*>([\s\S]*?)<\/h3>[\s\S]*?<p class="small allergens">([\s\S]*?)<\/p>/g);
  for (const [, name = '', lines = ''] of dishes) found.set(textOf(name), lines.split('<br>').slice(0, -1).map(textOf));
  return found;
}

test('every face names what the kitchen states as absent, beside whatever else is known or not', async (t) => {
  const service = await seededService(t);
  const { menuId } = await service.menus.publish({
    ...{ restaurantId: service.cafe, name: 'All', sourceUrl: 'https://cafe.example/all.html' },
    sections: [{ name: 'Dishes', items: CASES.map(itemOf) }],
  });
  await service.index();
  const page = async (path: string) => (await fetch(`${service.url}${path}`)).text();

  const { sections } = await service.read<Menu>('getMenu', `/v1/menus/${menuId}`);
  const items = new Map(sections[0]?.items.map((item) => [item.name, item]));
  const evidence = await service.read<MenuEvidence>('getMenuEvidence', `/v1/menus/${menuId}/evidence`);
  const evidenceOf = evidenceByDish(evidence);
  await service.made.exports?.latest('current');
  const exported = (await raw(service, '/v1/export/items.ndjson')).body.toString().trim().split('\n');
  const rows = new Map(
    exported.map((line) => {
      const { name, allergens } = JSON.parse(line) as { readonly name: string; readonly allergens: string };
      return [name, allergens];
    }),
  );
  const onMenu = linesByDish(await page(`/menus/${menuId}`));
  const onCards = new Map<string, readonly string[]>();
  for (let at = 1; onCards.size < CASES.length && at < 9; at += 1)
    for (const [name, lines] of linesByDish(await page(`/find?restaurantId=${service.cafe}&search=dish&page=${at}`)))
      onCards.set(name, lines);

  for (const known of CASES) {
    const name = nameOf(known);
    const item = items.get(name);
    t.deepEqual(readBack(item?.allergens ?? ''), expectedText(known), `${name}, API`);
    t.deepEqual(readBack(rows.get(name) ?? ''), expectedText(known), `${name}, export`);
    t.deepEqual(onMenu.get(name), expectedLines(known), `${name}, menu page`);
    t.deepEqual(onCards.get(name), expectedLines(known), `${name}, card`);
    const { absent, unknown } = item ? presentDish(item, evidenceOf('Dishes', name)).allergens : {};
    const free = ALLERGENS.filter(({ code }) => known.stands[code] === 'free').map(({ code }) => allergenName(code));
    if (known.complete) t.truthy(absent, `${name}, assistant`);
    else t.deepEqual(absent ?? [], free, `${name}, assistant`);
    t.is(unknown !== undefined, !known.complete, `${name}, assistant`);
  }
});
