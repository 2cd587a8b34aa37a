import type { PriceToken } from '../price/price-token.ts';
import type { Unit } from '../units/unit.ts';

/** An item while its units are gathered. */
export interface OpenItem {
  /** As printed, with codes and numbers. */
  rawName: string;
  prices: PriceToken[];
  description: string[];
  codes: string[];
  /** The units it is made of, in order; empty for items made from a sentence. */
  units: Unit[];
  /** Its prices come from size names that are where dishes are. */
  sized: boolean;
  /** How often its description begins anew: a line in capitals after one that was complete. */
  breaks: number;
  /** Least margin of the roles of its units. */
  margin: number;
  /** The chance that its price, or that it has none, is right. */
  priceChance: number;
  /** A price nearby may be its own or not. */
  priceLeftOut: boolean;
}

export interface OpenSection {
  /** Null where the document shows no heading. */
  name: string | null;
  items: OpenItem[];
  /** A price printed in the heading or its sentence, for items that have none. */
  price: PriceToken | null;
  /** Sentences under the heading before any item. */
  loose: Unit[];
}

export interface OpenMenu {
  name: string | null;
  sections: OpenSection[];
}

export function openItem(rawName: string, unit: Unit, margin: number): OpenItem {
  return {
    rawName,
    prices: [...unit.prices],
    description: [],
    codes: [...unit.codes],
    units: [unit],
    sized: false,
    breaks: 0,
    margin,
    priceChance: 1,
    priceLeftOut: false,
  };
}

/** Joins lines; a word divided by a hyphen is closed up. */
export function joinLines(first: string, second: string): string {
  if (!first) return second;
  return /\p{L}-$/u.test(first) && /^\p{Ll}/u.test(second) ? first + second : `${first} ${second}`;
}
