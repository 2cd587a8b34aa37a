import type { PriceToken } from '../price/price-token.ts';
import type { Unit } from '../units/unit.ts';

export interface OpenItem {
  rawName: string;
  prices: PriceToken[];
  description: string[];
  codes: string[];
  units: Unit[];
  sized: boolean;
  breaks: number;
  margin: number;
  priceChance: number;
  priceLeftOut: boolean;
}

export interface OpenSection {
  name: string | null;
  items: OpenItem[];
  price: PriceToken | null;
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

export function joinLines(first: string, second: string): string {
  if (!first) return second;
  return /\p{L}-$/u.test(first) && /^\p{Ll}/u.test(second) ? first + second : `${first} ${second}`;
}
