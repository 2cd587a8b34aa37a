import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { OWN_DISHES } from './own-dishes.ts';
import { codes } from './traps/trap.ts';

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
