import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import test, { type ExecutionContext } from 'ava';
import type { Menu, MenuDiff, MenuEvidence, Party } from '../../src/mcp/api-bodies.ts';
import { createMcpServer } from '../../src/mcp/create-mcp-server.ts';
import type { MenuData } from '../../src/mcp/menu-data.ts';
import { taggedItem } from '../support/tagged-menu.ts';

/** A client of a server over this data; what it does not have must not be asked for. */
async function connected(t: ExecutionContext, data: Partial<MenuData>, errors: unknown[] = []): Promise<Client> {
  const fail = () => Promise.reject(new Error('not asked for'));
  const all = {
    searchItems: fail,
    waysOn: async () => [],
    searchParties: fail,
    getMenu: fail,
    getMenuEvidence: fail,
    compareMenuVersions: fail,
  };
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ ...all, ...data }, '1', (error) => errors.push(error));
  const client = new Client({ name: 'test', version: '1' });
  await server.connect(ofServer);
  await client.connect(ofClient);
  t.teardown(() => client.close());
  return client;
}

/** What a tool over this data tells, as text. */
async function told(t: ExecutionContext, data: Partial<MenuData>, name: string, args: Record<string, unknown>) {
  const [first] = (await (await connected(t, data)).callTool({ name, arguments: args })).content;
  return first?.type === 'text' ? first.text : '';
}

const FOUND_NOTHING = { hits: [], total: 0, allergensUnknown: null, allergensLikely: null };

test('the tools say that they change nothing and know this data alone', async (t) => {
  const client = await connected(t, {});
  const { tools } = await client.listTools();
  t.is(tools.length, 4);
  for (const { name, annotations } of tools) {
    t.like(annotations, { readOnlyHint: true, openWorldHint: false }, name);
  }
  t.regex(client.getInstructions() ?? '', /allergens must be verified with the restaurant/);
});

test('an error of our own is told of without details', async (t) => {
  const errors: unknown[] = [];
  const broken = () => Promise.reject(new TypeError('hits of undefined, password=hunter2'));
  const client = await connected(t, { searchItems: broken }, errors);
  const answer = await client.callTool({ name: 'search_dishes', arguments: { search: 'pie' } });
  t.true(answer.isError);
  t.deepEqual(answer.content, [{ type: 'text', text: 'Something went wrong on our side. Try again later.' }]);
  t.is(errors.length, 1);
});

test('an argument that is not known is refused, so that no condition is left out in silence', async (t) => {
  const client = await connected(t, {});
  for (const wrong of [{ search: 'pie', withoutNuts: true }, { search: 'pie', excludeAllergens: 'nuts' }, {}]) {
    t.true((await client.callTool({ name: 'search_dishes', arguments: wrong })).isError);
  }
});

test('a search that left out dishes says how many, and with none found too', async (t) => {
  const searchItems = async () => ({ ...FOUND_NOTHING, allergensUnknown: 7, allergensLikely: 2 });
  const asked = { search: 'pie', excludeAllergens: ['nuts'] };
  t.like(JSON.parse(await told(t, { searchItems }, 'search_dishes', asked)), {
    total: 0,
    leftOut: { notKnownToBeClear: 7, ofTheseLikelyClear: 2 },
    dishes: [],
  });
});

test('a search that finds nothing says what to try instead', async (t) => {
  const waysOn = [{ title: 'prawn instead of lobster', parameters: { search: 'prawn' }, total: 3 }];
  const data = { searchItems: async () => FOUND_NOTHING, waysOn: async () => waysOn };
  const { nothingFound } = JSON.parse(await told(t, data, 'search_dishes', { search: 'lobster' }));
  t.deepEqual(nothingFound, { tryInstead: waysOn });
});

test('dishes are asked for from the first on, five at a time, unless the assistant says otherwise', async (t) => {
  const asked: unknown[] = [];
  const searchItems: MenuData['searchItems'] = async (parameters) => {
    asked.push(parameters);
    return FOUND_NOTHING;
  };
  const client = await connected(t, { searchItems });
  await client.callTool({ name: 'search_dishes', arguments: { search: 'pie' } });
  await client.callTool({ name: 'search_dishes', arguments: { search: 'pie', limit: 2, offset: 4 } });
  t.like(asked, [
    { search: 'pie', limit: 5, offset: 0 },
    { search: 'pie', limit: 2, offset: 4 },
  ]);
});

test('a menu says which version was before it, and the first one says nothing of it', async (t) => {
  const version = (id: number, before: number | null): Awaited<ReturnType<MenuData['getMenu']>> => ({
    ...{ id, restaurantId: '', name: 'Lunch', sourceUrl: '', dateUpdated: '2026-01-02T03:04:05.000006' },
    ...{ dateDeleted: null, version: 1, previousMenuVersionId: before, sections: [] },
  });
  const data: Partial<MenuData> = {
    getMenu: async (id) => version(id, id > 1 ? id - 1 : null),
    getMenuEvidence: async (menuId) => ({ menuId, leftOut: [], sections: [] }),
  };
  const menu = async (menuId: number) => JSON.parse(await told(t, data, 'get_menu', { menuId }));
  t.like(await menu(2), { menuId: 2, previousMenuId: 1, imported: '2026-01-02' });
  t.false('previousMenuId' in (await menu(1)));
});

test('what changed between two versions is told as before and after, and what did not is left out', async (t) => {
  const version = (id: number) => ({
    ...{ id, version: id, name: 'Lunch', dateUpdated: `2026-05-0${id}T10:00:00`, dateDeleted: null },
    ...{ previousMenuVersionId: null, sourceUrl: 'https://kiln.example/menu' },
  });
  const dish = (price: number, sectionName: string, name = 'Pie') => ({
    sectionName,
    item: { ...taggedItem({ name, price, allergens: 'Milk' }) },
  });
  const unclear = { state: 'unknown', estimated: false } as const;
  const likely = { state: 'contains', estimated: true } as const;
  const stated = { state: 'contains', estimated: false } as const;
  const items = [
    {
      ...{
        change: 'changed',
        fields: ['price', 'place', 'allergens'],
        before: dish(0, 'Mains'),
        after: dish(9, 'Pies'),
      },
      allergens: [
        { code: 'MILK', before: likely, after: stated },
        { code: 'NUTS', before: unclear, after: likely },
      ],
    },
    { change: 'added', fields: [], allergens: [], before: null, after: dish(7.5, 'Pies', 'Stew') },
    { change: 'removed', fields: [], allergens: [], before: dish(0, 'Mains', 'Soup'), after: null },
  ];
  const diff = { from: version(1), to: version(2), name: null, sections: [], items, unchanged: 4 };
  const compare = async (more: object) => {
    const compareMenuVersions = async () => ({ ...diff, ...more }) as unknown as MenuDiff;
    return JSON.parse(await told(t, { compareMenuVersions }, 'compare_versions', { menuId: 2 }));
  };
  const changed = await compare({});
  t.deepEqual(changed.from, { menuId: 1, version: 1, name: 'Lunch', imported: '2026-05-01' });
  t.false('name' in changed);
  t.deepEqual(changed.dishes, [
    {
      ...{ change: 'changed', dish: 'Pie', section: 'Pies', price: ['unknown', 9], place: ['Mains', 'Pies'] },
      allergens: { milk: ['contains (estimated)', 'contains'], nuts: ['unknown', 'contains (estimated)'] },
    },
    { change: 'added', dish: 'Stew', section: 'Pies', price: 7.5, allergens: 'Milk' },
    { change: 'removed', dish: 'Soup', section: 'Mains', price: 'unknown', allergens: 'Milk' },
  ]);
  t.is(changed.unchanged, 4);
  const renamed = await compare({
    ...{ from: null, name: { before: 'Lunch', after: 'Lunches' } },
    sections: [
      { change: 'renamed', before: 'Mains', after: 'Main courses' },
      { change: 'added', before: null, after: 'Pies' },
    ],
  });
  t.is(renamed.from, null);
  t.deepEqual(renamed.name, ['Lunch', 'Lunches']);
  t.deepEqual(renamed.sections, [
    { change: 'renamed', before: 'Mains', after: 'Main courses' },
    { change: 'added', after: 'Pies' },
  ]);
});

test('a menu is told with its dates and versions, whole or by sections, and what is not there is named', async (t) => {
  const menu = {
    ...{ id: 7, name: 'Lunch', restaurantId: 'r', version: 2, sourceUrl: 'https://kiln.example/menu' },
    ...{ dateUpdated: '2026-05-02T10:00:00', dateDeleted: '2026-06-03T10:00:00', previousMenuVersionId: 3 },
    sections: [
      { name: 'Crème Desserts', items: [taggedItem({ name: 'Tart' })] },
      { name: 'Mains', items: [taggedItem({ name: 'Pie' })] },
    ],
  };
  const tell = (menuFacts: object, more: object) => {
    const getMenu = async () => ({ ...menu, ...menuFacts }) as unknown as Menu;
    const getMenuEvidence = async () => ({ sections: [] }) as unknown as MenuEvidence;
    return told(t, { getMenu, getMenuEvidence }, 'get_menu', { menuId: 7, ...more });
  };
  const whole = JSON.parse(await tell({}, {}));
  t.like(whole, { imported: '2026-05-02', replaced: '2026-06-03', previousMenuId: 3, version: 2 });
  t.is(whole.sections.length, 2);
  const current = JSON.parse(await tell({ dateDeleted: null, previousMenuVersionId: null }, { section: 'creme' }));
  t.false('replaced' in current || 'previousMenuId' in current);
  t.is(current.sections.length, 1);
  t.is(current.sections[0].dishes[0].name, 'Tart');
  t.regex(await tell({}, { section: 'Sushi' }), /There are: Crème Desserts, Mains\./);
  t.deepEqual(JSON.parse(await tell({ sections: [] }, {})).sections, []);
});

test('a group is told who finds least, by name or by number', async (t) => {
  const dish = { menuId: 3, menuItem: taggedItem({ name: 'Pie', price: 9, allergens: 'Milk' }) };
  const eater = (name: string | undefined, more: object = {}) => ({ name, found: 4, dishes: [dish], ...more });
  const place = { restaurantName: 'The Kiln', restaurantId: 'r', city: 'Leek', cuisine: 'Pub' };
  const tell = async (worstOff: number) => {
    const eaters = [
      eater('Ann', { byCertainty: { stated: 4 }, dishes: [{ ...dish, certainty: 'likely' }] }),
      eater(undefined),
    ];
    const party = { total: 1, totalByCertainty: null, restaurants: [{ ...place, worstOff, eaters }] };
    const searchParties = async () => party as unknown as Party;
    const answer = await told(t, { searchParties }, 'find_for_group', { eaters: [{ vegan: true }, {}] });
    return JSON.parse(answer).restaurants[0];
  };
  const best = await tell(0);
  t.is(best.findsLeast, 'Ann');
  t.is((await tell(1)).findsLeast, 'eater 2');
  const [ann, other] = best.eaters;
  t.like(ann, { eater: 'Ann', found: 4, byCertainty: { stated: 4 } });
  t.like(ann.dishes[0], { dish: 'Pie', menuId: 3, price: 9, clear: 'likely' });
  t.is(other.eater, 'eater 2');
  t.false('byCertainty' in other || 'clear' in other.dishes[0]);
});
