import type { GoldDocument, GoldItem } from '../../measure/gold.ts';

interface AnsweredSection {
  readonly name: string;
  readonly items: AnsweredItem[];
}

export interface AnsweredMenu {
  readonly name: string | null;
  readonly sections: AnsweredSection[];
}

interface AnsweredItem extends GoldItem {
  readonly variants?: readonly number[];
  readonly stated: NonNullable<GoldItem['stated']>;
}

/**
 * Reads an answer in the form "# menu", "## section" and "name | price | description | stated" per dish: "-" stands for a menu without a
 * name, 0 for no price, and an empty description for none. The lowest of several prices comes first ("7.4/9.8"); stated is the document's
 * statement ("vegan halal 540kcal").
 */
export function readAnswer(answer: string): readonly AnsweredMenu[] {
  const menus: AnsweredMenu[] = [];
  for (const line of answer.trim().split('\n')) {
    if (line.startsWith('# ')) menus.push({ name: line === '# -' ? null : line.slice(2), sections: [] });
    else if (line.startsWith('## ')) menus.at(-1)?.sections.push({ name: line.slice(3), items: [] });
    else menus.at(-1)?.sections.at(-1)?.items.push(itemOf(line));
  }
  return menus;
}

const PRICES = /^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)*$/;
const SAID = /^(?:(?:vegan|vegetarian|halal|spicy|\d+kcal)(?: |$))*$/;

/** @throws Error for a mistyped line */
function itemOf(line: string): AnsweredItem {
  const [name = '', prices = '0', description = '', said = ''] = line.split('|').map((part) => part.trim());
  if (!PRICES.test(prices) || !SAID.test(said)) throw new Error(`"${line}" is no dish of an answer`);
  const variants = prices.split('/').map(Number);
  const words = said.split(' ').filter((word) => word !== '');
  const stated = words.map((word) => (word.endsWith('kcal') ? ['calories', Number.parseInt(word, 10)] : [word, true]));
  return {
    ...{ name, description: description || null, price: variants[0] ?? 0, stated: Object.fromEntries(stated) },
    ...(variants.length > 1 && { variants }),
  };
}

export function goldOfAnswer(answer: string, layout: string): GoldDocument {
  return { kind: 'html', layout, menus: readAnswer(answer) };
}
