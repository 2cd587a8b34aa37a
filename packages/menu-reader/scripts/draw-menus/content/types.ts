/** What a drawn document says, before anybody decides how it looks. All text as the page prints it. */
export interface DrawnContent {
  readonly place: string;
  readonly money: Money;
  readonly menus: readonly DrawnMenu[];
  /** Lines that explain codes; empty where there are none. */
  readonly legend: readonly string[];
  /** Lines about allergies, service, opening hours and so on. */
  readonly notes: readonly string[];
  /** Signs in use, so that the page knows where codes may stand. */
  readonly codes: CodeScheme;
}

export interface DrawnMenu {
  readonly name: string | null;
  /** A line below the name: when it is served, or what two courses cost. */
  readonly line: string | null;
  readonly sections: readonly DrawnSection[];
}

export interface DrawnSection {
  readonly name: string | null;
  /** A larger heading that opens a group of sections. */
  readonly group: string | null;
  readonly note: string | null;
  /** One price for every dish, printed with the heading. */
  readonly price: number | null;
  /** Names of the sizes where dishes have several prices. */
  readonly sizes: readonly string[] | null;
  readonly dishes: readonly DrawnDish[];
  /** Line of additions below the dishes. */
  readonly closing: string | null;
  /** The code that all dishes of the section have by its name. */
  readonly stated: Stated;
}

export interface DrawnDish {
  readonly name: string;
  readonly description: string | null;
  /** One for each size of the section; null where the size is not sold. Empty where no price is printed. */
  readonly prices: readonly (number | null)[];
  /** Words where a price would stand, as Market Price. */
  readonly priceWord: string | null;
  readonly codes: readonly string[];
  readonly calories: number | null;
  readonly stated: Stated;
  readonly number: string | null;
  readonly badge: string | null;
  /** A line of additions below the dish. */
  readonly extra: string | null;
}

export interface Stated {
  readonly vegetarian?: true;
  readonly vegan?: true;
  readonly spicy?: true;
  readonly calories?: number;
  readonly allergens?: readonly string[];
  readonly allergenFree?: readonly string[];
}

export type CodeScheme = 'none' | 'brackets' | 'letters' | 'numbers' | 'chilli' | 'star';

/** How amounts are printed. */
export interface Money {
  /** The amount as it can be printed: rounded to what the style shows. */
  round(amount: number): number;
  print(amount: number): string;
  /** From pounds to this currency. */
  readonly scale: number;
}
