import type { GoldDocument, GoldItem } from '../../measure/gold.ts';

interface OpenSection {
  readonly name: string;
  readonly items: GoldItem[];
}

interface OpenMenu {
  readonly name: string | null;
  readonly sections: OpenSection[];
}

/** Reads the answer of a written page; "-" stands for a menu without a name, an empty description for none. */
export function goldOfAnswer(answer: string, layout: string): GoldDocument {
  const menus: OpenMenu[] = [];
  for (const line of answer.split('\n')) {
    if (line.startsWith('# ')) menus.push({ name: line === '# -' ? null : line.slice(2), sections: [] });
    else if (line.startsWith('## ')) menus.at(-1)?.sections.push({ name: line.slice(3), items: [] });
    else {
      const [name = '', price = '0', description = ''] = line.split('|').map((part) => part.trim());
      menus
        .at(-1)
        ?.sections.at(-1)
        ?.items.push({ name, price: Number(price), description: description || null });
    }
  }
  return { kind: 'html', layout, menus };
}
