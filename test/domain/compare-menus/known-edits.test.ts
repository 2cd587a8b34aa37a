import type { MenuItem } from '@menu-data-service/menu-model/menu';
import { createRandom, type Random } from '@menu-data-service/seeded-random';
import test from 'ava';
import { compareMenus } from '../../../src/domain/compare-menus/compare-menus.ts';
import type { ItemChange } from '../../../src/domain/compare-menus/comparison.ts';
import { menuItem } from '../../support/menu-item.ts';

const KINDS = ['Beef', 'Chicken', 'Lamb', 'Prawn', 'Paneer', 'Mushroom', 'Aubergine', 'Cod', 'Duck', 'Tofu'];
const WAYS = ['Korma', 'Pie', 'Burger', 'Salad', 'Noodles', 'Stew', 'Wrap', 'Curry', 'Risotto', 'Skewers'];
const SECTIONS = ['Starters', 'Mains', 'Grill', 'Sides'];
/** Edits of one dish, by the field that a comparison names. */
const CHANGES = {
  price: ({ price }) => ({ price: price + 0.5 }),
  description: (_item, random) => ({ description: `Described anew ${random.integer(1000)}` }),
  allergens: () => ({ allergens: 'Celery, Fish (may contain)' }),
  calories: ({ calories }) => ({ calories: calories + 1 }),
  vegan: () => ({ vegan: true }),
  name: ({ name }) => ({ name: `Our Famous ${name}` }),
} satisfies Record<string, (item: MenuItem, random: Random) => Partial<MenuItem>>;
const FIELDS = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
const EDITS = ['add', 'remove', 'move', ...FIELDS] as const;

interface Draft {
  readonly name: string;
  readonly sections: { readonly id: number; readonly name: string; readonly items: MenuItem[] }[];
}

test('finds exactly the known edits in 200 pairs of menus', async (t) => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const names = random.shuffle(KINDS.flatMap((kind) => WAYS.map((way) => `${kind} ${way}`)));
    const before: Draft = {
      name: 'Menu',
      sections: SECTIONS.map((name, at) => ({
        id: at + 1,
        name,
        items: Array.from({ length: 4 + random.integer(6) }, () => invented(names.pop() ?? '', random)),
      })),
    };
    const after = structuredClone(before);
    const edits = edit(after, names, random);
    t.deepEqual((await compareMenus(before, after)).items.map(told).sort(), edits.sort(), `seed ${seed}`);
  }
});

function invented(name: string, random: Random): MenuItem {
  const description = random.chance(0.5) ? `With ${random.pick(['rice', 'chips', 'bread'])}` : null;
  return menuItem(name, 4 + random.integer(20) / 2, {
    description,
    calories: 300 + random.integer(500),
    allergens: random.pick(['Milk', 'Gluten, Eggs', 'Unknown (ask the restaurant)']),
  });
}

/** Edits a menu in place, each dish at most once, and describes the edits in the words of `told`. */
function edit(menu: Draft, names: string[], random: Random): string[] {
  const edits: string[] = [];
  const untouched = random.shuffle(menu.sections.flatMap(({ items }) => items.map(({ name }) => name)));
  for (let count = 1 + random.integer(8); count > 0; count -= 1) {
    const name = untouched.pop() ?? '';
    const section = menu.sections.find(({ items }) => items.some((item) => item.name === name));
    const at = section?.items.findIndex((item) => item.name === name) ?? -1;
    const item = section?.items[at];
    if (!section || !item) throw new Error(`no dish ${name}`);
    const kind = random.pick(EDITS);
    if (kind === 'add') {
      const added = invented(names.pop() ?? '', random);
      section.items.splice(at, 0, added);
      edits.push(`+ ${added.name}`);
    } else if (kind === 'remove') {
      section.items.splice(at, 1);
      edits.push(`- ${name}`);
    } else if (kind === 'move') {
      section.items.splice(at, 1);
      const others = menu.sections.filter((other) => other !== section);
      random.pick(others).items.push(item);
      edits.push(`${name}: place`);
    } else {
      section.items.splice(at, 1, { ...item, ...CHANGES[kind](item, random) });
      edits.push(`${name}: ${kind}`);
    }
  }
  return edits;
}

function told(change: ItemChange): string {
  if (change.kind === 'added') return `+ ${change.after.item.name}`;
  if (change.kind === 'removed') return `- ${change.before.item.name}`;
  return `${change.before.item.name}: ${change.fields.join(' ')}`;
}
