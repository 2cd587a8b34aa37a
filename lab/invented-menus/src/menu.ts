/** Menu as invented or written, without a look. */
export interface Menu {
  /** As printed; null for none. */
  readonly name: string | null;
  readonly sections: readonly Section[];
}

export interface Section {
  /** Null for dishes without a heading. */
  readonly name: string | null;
  readonly notes: readonly string[];
  readonly items: readonly Dish[];
}

export interface Dish {
  readonly name: string;
  readonly description: string | null;
  /** As printed, in order; empty for dishes of a set menu. */
  readonly prices: readonly Price[];
  /** Such as v, ve, gf, hot, or allergens by name. */
  readonly codes: readonly string[];
  readonly kcal: number | null;
}

export interface Price {
  /** Size, or null. */
  readonly label: string | null;
  /** Two decimals, without a sign. */
  readonly amount: string;
}

/**
 * Parses the short form of menus: `# Section`, `> note`, and a dish per line as `name | description | price | codes | kcal`, where the price
 * may be `Small 6.50 / Large 9.95`.
 */
export function parseMenu(name: string | null, text: string): Menu {
  const sections: { name: string; notes: string[]; items: Dish[] }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const section = sections.at(-1);
    if (line.startsWith('# ')) sections.push({ name: line.slice(2), notes: [], items: [] });
    else if (line.startsWith('> ')) section?.notes.push(line.slice(2));
    else if (line !== '') section?.items.push(parseDish(line));
  }
  return { name, sections };
}

/** Parses `name | description | price | codes | kcal`; all but the name may be left out. */
export function parseDish(line: string): Dish {
  const [name = '', description = '', prices = '', codes = '', kcal = ''] = line.split('|').map((part) => part.trim());
  return {
    name,
    description: description || null,
    prices: prices === '' ? [] : prices.split(' / ').map(parsePrice),
    codes: codes === '' ? [] : codes.split(' '),
    kcal: kcal === '' ? null : Number(kcal),
  };
}

function parsePrice(text: string): Price {
  const match = /^(?:(.+) )?(\d+\.\d\d)$/.exec(text);
  if (match?.[2] === undefined) throw new Error(`"${text}" is not a price: expected "5.95" or "Large 9.95"`);
  return { label: match[1] ?? null, amount: match[2] };
}
