import type { Step } from '../step.ts';
import { splitDashedNames } from './dashed-names.ts';
import type { OpenMenu } from './open-menu.ts';
import { itemsFromSentences } from './sentence-items.ts';

/** What happens to gathered menus before they become drafts. */
export const ASSEMBLY_STEPS: readonly Step<readonly OpenMenu[]>[] = [
  { name: 'dishes from sentences', run: dishesFromSentences },
  { name: 'dashed names', run: dashedNames },
];

function dishesFromSentences(menus: readonly OpenMenu[]): readonly OpenMenu[] {
  for (const section of menus.flatMap((menu) => menu.sections)) {
    if (!section.items.length || section.price) section.items.unshift(...itemsFromSentences(section));
  }
  return menus;
}

function dashedNames(menus: readonly OpenMenu[]): readonly OpenMenu[] {
  splitDashedNames(menus.flatMap((menu) => menu.sections.map(({ items }) => items)));
  return menus;
}
