import test from 'ava';
import { enrichLine, enrichLines, LineError, rulesVersion } from '../src/enrich-lines.ts';

test('a line comes back with the item fields added and its own fields kept', (t) => {
  const out = JSON.parse(enrichLine('{"name":"Cod and chips","description":null,"price":9.5}', 1, { evidence: false }));
  const keys = 'name description price vegetarian vegan calories halal spicy allergens';
  t.deepEqual(Object.keys(out), keys.split(' '));
  t.is(out.price, 9.5);
  t.regex(out.allergens, /Fish/);
  t.true(Number.isInteger(out.calories) && out.calories > 0);
});

test('evidence is added on request', (t) => {
  const out = JSON.parse(enrichLine('{"name":"Cod and chips"}', 1, { evidence: true }));
  t.is(out.rulesVersion, rulesVersion());
  t.false(out.allergensKnown);
  const fish = out.evidence.find((row: { value: string }) => row.value === 'FISH');
  t.like(fish, { field: 'allergens', basis: 'estimated', state: 'contains' });
  t.deepEqual(out.review, []);
});

test('a bad line is reported with its number and the expected form', async (t) => {
  const bad: [string, RegExp][] = [
    ['{"name":', /line 2: not JSON/],
    ['[]', /line 2: expected a JSON object/],
    ['{"description":"x"}', /line 2: "name" must be a text/],
    ['{"name":"  "}', /line 2: "name" must be a text that is not empty/],
    [JSON.stringify({ name: 'x'.repeat(301) }), /line 2: "name" has 301 letters; at most 300 are accepted/],
    [
      JSON.stringify({ name: 'x', description: 'x'.repeat(3001) }),
      /line 2: "description" has 3001 letters; at most 3000/,
    ],
    ['{"name":"x","description":5}', /line 2: "description" must be a text or null/],
    ['{"name":"x","section":5}', /line 2: "section" must be a text/],
    ['{"name":"x","stated":"vegan"}', /line 2: "stated" must be an object/],
  ];
  for (const [line, message] of bad) {
    const seen: string[] = [];
    const error = await t.throwsAsync(
      async () => {
        for await (const out of enrichLines(['{"name":"Tea"}', line], { evidence: false })) seen.push(out);
      },
      { instanceOf: LineError },
    );
    t.regex(error?.message ?? '', message);
    t.is(error?.line, 2);
    t.is(seen.length, 1);
  }
});

test('blank lines are skipped and still counted', async (t) => {
  const out: string[] = [];
  for await (const line of enrichLines(['', '{"name":"Tea"}', '  ', '{"name":"Toast"}'], { evidence: false }))
    out.push(JSON.parse(line).name);
  t.deepEqual(out, ['Tea', 'Toast']);
  t.throws(() => enrichLine('x', 4, { evidence: false }), { message: /^line 4:/ });
});
