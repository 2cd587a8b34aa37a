import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import test, { type ExecutionContext } from 'ava';
import { createMcpServer } from '../../src/api/mcp/create-mcp-server.ts';
import type { Ask, Operations } from '../../src/api/mcp/operations.ts';
import { taggedItem } from '../support/tagged-menu.ts';

/** Bodies of operations, or functions of their parameters. */
type Bodies = { readonly [Name in keyof Operations]?: unknown };

/** A client of a server over these bodies; other operations must not be called. */
async function connected(
  t: ExecutionContext,
  bodies: Bodies,
  headers: Readonly<Record<string, string>> = {},
  errors: unknown[] = [],
): Promise<Client> {
  const ask = async (name: keyof Operations, parameters: unknown) => {
    if (!(name in bodies)) throw new Error(`${name} is not asked for`);
    const body = bodies[name];
    return { data: typeof body === 'function' ? body(parameters) : body, headers: new Headers(headers) };
  };
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer(ask as Ask, (error) => errors.push(error));
  const client = new Client({ name: 'test', version: '1' });
  await server.connect(ofServer);
  await client.connect(ofClient);
  t.teardown(() => client.close());
  return client;
}

/** Text of a tool's answer over these bodies. */
async function told(
  t: ExecutionContext,
  bodies: Bodies,
  name: string,
  args: Record<string, unknown>,
  headers: Readonly<Record<string, string>> = {},
) {
  const [first] = (await (await connected(t, bodies, headers)).callTool({ name, arguments: args })).content;
  return first?.type === 'text' ? first.text : '';
}

const FOUND_NOTHING = { searchItems: [], relaxItemSearch: { items: [] } };

test('the tools say that they change nothing and know this data alone', async (t) => {
  const client = await connected(t, {});
  const { tools } = await client.listTools();
  t.is(tools.length, 4);
  for (const { name, annotations } of tools) {
    t.like(annotations, { readOnlyHint: true, openWorldHint: false }, name);
  }
  t.regex(client.getInstructions() ?? '', /allergens must be verified with the restaurant/);
});

test('reports an internal error without details', async (t) => {
  const errors: unknown[] = [];
  const broken = () => {
    throw new TypeError('hits of undefined, password=hunter2');
  };
  const client = await connected(t, { searchItems: broken }, {}, errors);
  const answer = await client.callTool({ name: 'search_dishes', arguments: { search: 'pie' } });
  t.true(answer.isError);
  t.deepEqual(answer.content, [{ type: 'text', text: 'Something went wrong on our side. Try again later.' }]);
  t.is(errors.length, 1);
});

test('refuses an unknown argument, so that no condition is silently ignored', async (t) => {
  const client = await connected(t, {});
  for (const wrong of [{ search: 'pie', withoutNuts: true }, { search: 'pie', excludeAllergens: 'nuts' }, {}]) {
    t.true((await client.callTool({ name: 'search_dishes', arguments: wrong })).isError);
  }
});

test('a search says how many dishes it left out, even if it found none', async (t) => {
  const headers = { 'X-Total-Count': '0', 'X-Allergens-Unknown': '7', 'X-Allergens-Likely': '2' };
  const asked = { search: 'pie', excludeAllergens: ['nuts'] };
  t.like(JSON.parse(await told(t, FOUND_NOTHING, 'search_dishes', asked, headers)), {
    total: 0,
    leftOut: { notKnownToBeClear: 7, ofTheseLikelyClear: 2 },
    dishes: [],
  });
});

test('a search without hits says what to try instead', async (t) => {
  const way = {
    title: 'prawn instead of lobster',
    href: 'https://menus.example/v1/menus/items?search=prawn',
    total: 3,
  };
  const data = { ...FOUND_NOTHING, relaxItemSearch: { items: [way] } };
  const { tryInstead } = JSON.parse(await told(t, data, 'search_dishes', { search: 'lobster' }));
  t.deepEqual(tryInstead, [{ title: way.title, total: 3, parameters: { search: 'prawn' } }]);
});

test('requests dishes from the first on, five at a time, unless the assistant says otherwise', async (t) => {
  const asked: unknown[] = [];
  const searchItems = (parameters: unknown) => {
    asked.push(parameters);
    return [];
  };
  const client = await connected(t, { ...FOUND_NOTHING, searchItems });
  await client.callTool({ name: 'search_dishes', arguments: { search: 'pie' } });
  await client.callTool({ name: 'search_dishes', arguments: { search: 'pie', limit: 2, offset: 4 } });
  t.like(asked, [
    { search: 'pie', limit: 5, offset: 0 },
    { search: 'pie', limit: 2, offset: 4 },
  ]);
});

test('presents changes between two versions like the operation, with the unknowns of its dishes', async (t) => {
  const dish = (price: number, sectionName: string) => ({ sectionName, item: taggedItem({ price, allergens: '' }) });
  const unclear = { state: 'unknown', estimated: false };
  const likely = { state: 'contains', estimated: true };
  const change = {
    change: 'changed',
    fields: ['price'],
    allergens: [{ code: 'MILK', before: unclear, after: likely }],
  };
  const items = [
    { ...change, before: dish(0, 'Mains'), after: dish(9, 'Pies') },
    { change: 'removed', fields: [], allergens: [], before: dish(7, 'Mains'), after: null },
  ];
  const diff = { from: { id: 1 }, to: { id: 2 }, name: null, sections: [], items, unchanged: 4 };
  const answer = JSON.parse(await told(t, { compareMenuVersions: diff }, 'compare_versions', { menuId: 2 }));
  t.like(answer, { from: { id: 1 }, to: { id: 2 }, unchanged: 4 });
  const [changed, removed] = answer.items;
  t.like(changed, { ...change, before: { sectionName: 'Mains', item: { price: 'unknown' } } });
  t.like(changed.after, { sectionName: 'Pies', item: { price: 9, allergens: { unknown: 'all 14' } } });
  t.is(removed.name, dish(7, 'Mains').item.name);
  t.is(removed.after, null);
});

test('presents a menu whole or by sections, and names missing ones', async (t) => {
  const menu = {
    ...{ id: 7, name: 'Lunch', version: 2, previousMenuVersionId: 3 },
    sections: [
      { id: 1, name: 'Crème Desserts', items: [taggedItem({ name: 'Tart', allergens: 'Milk (may contain)' })] },
      { id: 2, name: 'Mains', items: [taggedItem({ name: 'Pie' })] },
    ],
  };
  const tell = (more: object, getMenu: object = menu) =>
    told(t, { getMenu, getMenuEvidence: { sections: [] } }, 'get_menu', { menuId: 7, ...more });
  const whole = JSON.parse(await tell({}));
  t.like(whole, { id: 7, name: 'Lunch', version: 2, previousMenuVersionId: 3 });
  t.is(whole.sections.length, 2);
  const { sections } = JSON.parse(await tell({ section: 'creme' }));
  t.is(sections.length, 1);
  t.like(sections[0].items[0], { name: 'Tart', allergens: { mayContain: ['milk'], absent: 'all others' } });
  t.regex(await tell({ section: 'Sushi' }), /There are: Crème Desserts, Mains\./);
  t.deepEqual(JSON.parse(await tell({}, { ...menu, sections: [] })).sections, []);
});

test('presents the places for a group, with the unknowns of their dishes', async (t) => {
  const menuItem = taggedItem({ name: 'Pie', price: 0, allergens: '' });
  const eaters = [{ name: 'Ann', found: 4, dishes: [{ menuId: 3, certainty: 'likely', menuItem }] }];
  const party = { total: 1, restaurants: [{ restaurantName: 'The Kiln', worstOff: 0, eaters }] };
  const answer = await told(t, { searchParties: party }, 'find_for_group', { eaters: [{ vegan: true }] });
  const [restaurant] = JSON.parse(answer).restaurants;
  t.like(restaurant, { restaurantName: 'The Kiln', worstOff: 0 });
  t.like(restaurant.eaters[0], { name: 'Ann', found: 4 });
  const dish = { menuId: 3, certainty: 'likely', name: 'Pie', price: 'unknown', allergens: { unknown: 'all 14' } };
  t.like(restaurant.eaters[0].dishes[0], dish);
});
