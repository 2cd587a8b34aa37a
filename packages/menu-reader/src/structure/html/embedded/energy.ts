import { amountOf } from '../../price/price-token.ts';
import { isByMeasure } from '../../stated/dish-energy.ts';
import { asText, isObject, type PlainObject } from './plain-object.ts';

const ENERGY = String.raw`(\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)*)(?:\s?[-–]\s?[\d.,]+)?`;
const KJ_PER_KCAL = 4.184;

/**
 * Energy of "1466 kJ / 350 kcal", "kcal: 350", "1466 kJ" and the bare "350" in kilocalories; null without one, or with one per measure only
 * ("per 100g").
 */
export function kilocalories(text: string): number | null {
  if (isByMeasure(text)) return null;
  const isUnitFirst = /^[^\d]*(?:k?cal|kj)/i.test(text);
  const inUnit = (unit: string): number | null => {
    const form = isUnitFirst ? `(?:${unit})[^\\d]*${ENERGY}` : `${ENERGY}\\s?(?:${unit})`;
    const number = new RegExp(form, 'i').exec(text)?.[1];
    return number === undefined ? null : amountOf(number.replaceAll(' ', ''));
  };
  const kilojoules = inUnit('kj|kilojoules?');
  const amount =
    inUnit('k?cal|kilocal') ??
    (kilojoules === null ? (/k?cal|kj/i.test(text) ? null : inUnit('')) : kilojoules / KJ_PER_KCAL);
  return amount === null || amount > 9999 ? null : Math.round(amount);
}

const UNIT_OF_FIELD = [
  [/^(?:total_?)?(?:calories|kcals?|calorific_?value|energy_?(?:in_?)?k?cal(?:ories)?|calories_?k?cal)$/i, 'kcal'],
  [/^energy(?:_?value)?$/i, ''],
  [/^(?:kj|kilojoules|energy_?(?:in_?)?kj)$/i, 'kJ'],
] as const;
const AROUND_KEY = /nutri|energy|calor|kcal/i;
const MAX_DEPTH = 3;

/** Kilocalories in the fields of a dish, or of an object in them: `nutrition: {calories: 350}`; null for none. */
export function energyIn(dish: PlainObject, depth = 0): number | null {
  const fields = Object.entries(dish);
  for (const [key, unit] of UNIT_OF_FIELD) {
    const texts = fields.flatMap(([name, value]) => (key.test(name) ? withUnit(value, unit) : []));
    const energy = texts
      .filter((text) => /\p{L}/u.test(text))
      .map(kilocalories)
      .find((amount) => amount);
    if (energy) return energy;
  }
  if (depth >= MAX_DEPTH) return null;
  const within = fields.flatMap(([key, value]) => (AROUND_KEY.test(key) && isObject(value) ? [value] : []));
  return within.map((object) => energyIn(object, depth + 1)).find((energy) => energy !== null) ?? null;
}

function withUnit(value: unknown, unit: string): string {
  const amount = isObject(value) ? (value.value ?? value.amount) : value;
  const text = typeof amount === 'object' ? '' : (asText(amount) ?? '');
  const named = isObject(value) ? (asText(value.unit ?? value.unitText ?? value.unitCode) ?? unit) : unit;
  return /\p{L}/u.test(text) ? text : `${text} ${named}`;
}
