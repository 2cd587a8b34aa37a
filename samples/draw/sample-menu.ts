/** A menu as written in `data/`, from which both the document and its gold answer are made. */
export interface SampleMenu {
  /** As the document shows it; null where it shows none. */
  readonly name: string | null;
  readonly sections: readonly SampleSection[];
}

export interface SampleSection {
  readonly name: string;
  /** Sentences below the heading. */
  readonly notes: readonly string[];
  readonly items: readonly SampleItem[];
}

export interface SampleItem {
  readonly name: string;
  readonly description: string | null;
  /** As shown, in order; none for dishes of a set menu. */
  readonly prices: readonly SamplePrice[];
  /** Such as v, ve, gf, n, h1 to h3 (chillies). */
  readonly codes: readonly string[];
  readonly kcal: number | null;
}

export interface SamplePrice {
  /** Size, or null. */
  readonly label: string | null;
  /** Two decimals, without a sign. */
  readonly amount: string;
}

/**
 * Reads the short form in which menus are written: `# Section`, `> note`, and a dish a line as
 * `name | description | price | codes | kcal`, where the price may be `Small 6.50 / Large 9.95`.
 */
export function sampleMenu(name: string | null, text: string): SampleMenu {
  const sections: { name: string; notes: string[]; items: SampleItem[] }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const section = sections.at(-1);
    if (line.startsWith('# ')) sections.push({ name: line.slice(2), notes: [], items: [] });
    else if (line.startsWith('> ')) section?.notes.push(line.slice(2));
    else if (line !== '') section?.items.push(sampleItem(line));
  }
  return { name, sections };
}

function sampleItem(line: string): SampleItem {
  const [name = '', description = '', prices = '', codes = '', kcal = ''] = line.split('|').map((part) => part.trim());
  return {
    name,
    description: description || null,
    prices: prices === '' ? [] : prices.split(' / ').map(samplePrice),
    codes: codes === '' ? [] : codes.split(' '),
    kcal: kcal === '' ? null : Number(kcal),
  };
}

function samplePrice(text: string): SamplePrice {
  const match = /^(?:(.+) )?(\d+\.\d\d)$/.exec(text);
  if (match?.[2] === undefined) throw new Error(`"${text}" is not a price: expected "5.95" or "Large 9.95"`);
  return { label: match[1] ?? null, amount: match[2] };
}
