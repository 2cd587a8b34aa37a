import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import test, { type ExecutionContext } from 'ava';
import { createMcpServer } from '../../src/mcp/create-mcp-server.ts';
import type { MenuData } from '../../src/mcp/menu-data.ts';

async function connected(t: ExecutionContext, data: Partial<MenuData>, errors: unknown[]): Promise<Client> {
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
  const client = await connected(t, {}, []);
  for (const wrong of [{ search: 'pie', withoutNuts: true }, { search: 'pie', excludeAllergens: 'nuts' }, {}]) {
    t.true((await client.callTool({ name: 'search_dishes', arguments: wrong })).isError);
  }
});

test('a search that left out dishes says how many, and with none found too', async (t) => {
  const found = { hits: [], total: 0, allergensUnknown: 7, allergensLikely: 2 };
  const client = await connected(t, { searchItems: async () => found }, []);
  const { content } = await client.callTool({
    name: 'search_dishes',
    arguments: { search: 'pie', excludeAllergens: ['nuts'] },
  });
  const [told] = content;
  t.like(JSON.parse(told?.type === 'text' ? told.text : ''), {
    total: 0,
    leftOut: { notKnownToBeClear: 7, ofTheseLikelyClear: 2 },
    dishes: [],
  });
});

test('a search that finds nothing says what to try instead', async (t) => {
  const found = { hits: [], total: 0, allergensUnknown: null, allergensLikely: null };
  const waysOn = [{ title: 'prawn instead of lobster', parameters: { search: 'prawn' }, total: 3 }];
  const client = await connected(t, { searchItems: async () => found, waysOn: async () => waysOn }, []);
  const { content } = await client.callTool({ name: 'search_dishes', arguments: { search: 'lobster' } });
  const [told] = content;
  t.deepEqual(JSON.parse(told?.type === 'text' ? told.text : '').nothingFound, { tryInstead: waysOn });
});
