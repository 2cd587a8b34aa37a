import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftItem } from '@menu-data-service/menu-model/draft-menu';
import { createOcr, type Ocr, parseSource } from '@menu-data-service/menu-reader/in-this-process';
import test from 'ava';
import { answerOf, DOCUMENTS, SAMPLES } from '../support/samples.ts';

/** Minimum shares, a little below those reached, so that regressions are noticed. */
const FLOORS = { found: 0.985, foundInEach: 0.9, price: 0.985, description: 0.98, section: 0.98, invented: 0.01 };

let ocr: Promise<Ocr> | undefined;

const sharedOcr = () => {
  ocr ??= createOcr();
  return ocr;
};

/** Compares only letters and digits: another quotation mark or space does not make another dish. */
const folded = (text: string | null) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

interface Placed<Item> {
  readonly section: string;
  readonly item: Item;
}

function placed<Item>(
  menus: readonly { sections: readonly { name: string; items: readonly Item[] }[] }[],
): Placed<Item>[] {
  return menus.flatMap(({ sections }) =>
    sections.flatMap(({ name, items }) => items.map((item) => ({ section: name, item }))),
  );
}

async function counts(file: string) {
  const bytes = readFileSync(join(SAMPLES, file));
  const source = { bytes, fileName: file };
  const draft = await parseSource(source, { ocr: sharedOcr });
  const gold = placed(answerOf(file));
  const left = placed<DraftItem>(draft.menus);
  const pairs = gold.flatMap((right) => {
    const same = (each: Placed<DraftItem>) => folded(each.item.name) === folded(right.item.name);
    const inSection = left.findIndex((each) => same(each) && folded(each.section) === folded(right.section));
    const at = inSection >= 0 ? inSection : left.findIndex(same);
    const [match] = at >= 0 ? left.splice(at, 1) : [];
    return match ? [{ right, match }] : [];
  });
  const agree = (test: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(test).length;
  return {
    gold: gold.length,
    found: pairs.length,
    invented: left.length,
    price: agree(({ right, match }) => right.item.price === match.item.price),
    description: agree(({ right, match }) => folded(right.item.description) === folded(match.item.description)),
    section: agree(({ right, match }) => folded(right.section) === folded(match.section)),
  };
}

test('ingestion understands the samples', async (t) => {
  t.timeout(120_000);
  const total = { gold: 0, found: 0, invented: 0, price: 0, description: 0, section: 0 };
  for (const file of DOCUMENTS) {
    const one = await counts(file);
    t.true(one.found >= FLOORS.foundInEach * one.gold, `${file}: ${one.found} of ${one.gold} dishes`);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += one[key];
  }
  t.log(total);
  t.true(total.found >= FLOORS.found * total.gold);
  t.true(total.invented <= FLOORS.invented * total.gold);
  for (const key of ['price', 'description', 'section'] as const) t.true(total[key] >= FLOORS[key] * total.found, key);
});
