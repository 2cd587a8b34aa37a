import { parseAllergens } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { digestOf, enrichLine, enrichLines, LineError, ruleFiles, rulesVersion } from '../src/enrich-lines.ts';
import { priceOutliers } from '../src/tag-draft.ts';
import { OWN_DISHES } from './own-dishes.ts';
import { TRAPS } from './traps/all-traps.ts';
import { codes, type Trap } from './traps/trap.ts';

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

test('usual allergens of UK dishes are found from the name, and few others are claimed', (t) => {
  let [found, expected, wrong, shown] = [0, 0, 0, 0];
  const missed: string[] = [];
  for (const { name, description = null, usual, fair } of OWN_DISHES) {
    const claimed = new Set<string>(enrichItem({ name, description }).allergenCodes);
    const allowed = new Set([...codes(usual), ...codes(fair)]);
    for (const code of codes(usual)) {
      expected += 1;
      if (claimed.has(code)) found += 1;
      else missed.push(`${name}: ${code}`);
    }
    shown += claimed.size;
    wrong += [...claimed].filter((code) => !allowed.has(code)).length;
  }
  t.log(`found ${found} of ${expected}, ${wrong} of ${shown} claims wrong`, missed);
  t.true(found / expected >= 0.97, `found ${found} of ${expected}: ${missed.join('; ')}`);
  t.true(wrong / shown <= 0.1, `${wrong} of ${shown} wrong`);
});

test('a price is odd if it is six times or a sixth of the usual one, and ten pounds away', (t) => {
  const odd = (...prices: readonly number[]) => priceOutliers(prices.map((price) => ({ price })));
  t.deepEqual(odd(11, 12, 10, 169), [null, null, null, '£169.00, where £12.00 is usual']);
  t.deepEqual(odd(12, 12, 12, 72), [null, null, null, '£72.00, where £12.00 is usual']);
  t.deepEqual(odd(12, 12, 12, 71.99), [null, null, null, null]);
  t.deepEqual(odd(60, 60, 60, 10), [null, null, null, '£10.00, where £60.00 is usual']);
  t.deepEqual(odd(60, 60, 60, 10.01), [null, null, null, null]);
  // a sauce among mains, and dishes without a price
  t.deepEqual(odd(9, 9, 9, 0.5), [null, null, null, null]);
  t.deepEqual(odd(60, 60, 60, 0), [null, null, null, null]);
  t.deepEqual(odd(11, 12, 169, 0), [null, null, null, null]);
});

test('the rules version covers the lexicon, the weights, the portions and the code', (t) => {
  const names = [...ruleFiles().keys()].map((name) => name.replaceAll('\\', '/'));
  for (const file of [
    'lexicon/dishes.txt',
    'lexicon/ingredients.txt',
    'lexicon/look-alikes.txt',
    'lexicon/plain.txt',
    'lexicon/cues.txt',
    'weights/word-weights.model',
    'calories/portions.txt',
    'calories/sides.txt',
  ])
    t.true(names.includes(file), file);
  for (const code of ['weigh-allergens', 'decide-diets', 'reading/qualifiers'])
    t.true(
      names.some((name) => name.startsWith(`${code}.`)),
      code,
    );
});

test('the version changes when any of them does, and not otherwise', (t) => {
  const files = ruleFiles();
  t.is(digestOf(files), rulesVersion());
  for (const name of ['lexicon/dishes.txt', 'weights/word-weights.model']) {
    const changed = new Map(files).set(name, Buffer.concat([files.get(name) ?? Buffer.alloc(0), Buffer.from('\n')]));
    t.not(digestOf(changed), rulesVersion(), name);
  }
  t.is(digestOf(new Map([...files].reverse())), rulesVersion());
});

/** Faults in the answer to one trap, one line each. */
function faults(trap: Trap): string[] {
  const { name, description = null, section, cuisine, stated } = trap;
  const answer = enrichItem({ name, description, section, cuisine, stated });
  const shown = new Map(parseAllergens(answer.allergens).entries.map((entry) => [`${entry.code}`, entry.state]));
  const found: string[] = [];
  for (const code of codes(trap.has)) if (!shown.has(code)) found.push(`${code} missed`);
  for (const code of codes(trap.may)) if (shown.get(code) !== 'may contain') found.push(`${code} not "may contain"`);
  for (const code of codes(trap.not)) if (shown.has(code)) found.push(`${code} claimed`);
  for (const field of ['vegan', 'vegetarian', 'halal', 'spicy', 'allergens'] as const)
    if (trap[field] !== undefined && answer[field] !== trap[field]) found.push(`${field} is ${answer[field]}`);
  if (trap.known !== undefined && answer.allergensKnown !== trap.known)
    found.push(`allergensKnown is ${answer.allergensKnown}`);
  if (trap.review !== undefined && answer.review.length > 0 !== trap.review) found.push(`review is [${answer.review}]`);
  return found.map((fault) => `${name} / ${description ?? ''}: ${fault} (${answer.allergens})`);
}

test('every misleading item comes out right', (t) => {
  t.true(TRAPS.length >= 800, `${TRAPS.length} traps`);
  t.deepEqual(TRAPS.flatMap(faults), []);
});
