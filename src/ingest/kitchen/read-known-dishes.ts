import type { KnownDish } from '@menu-data-service/food-knowledge/kitchen/known-dish';
import { ALLERGENS, type AllergenCode, allergenCode } from '@menu-data-service/menu-model/allergens';
import { InputFailure } from '../../domain/errors.ts';

const FORM =
  'expected {"name": "…", "description"?, "section"?, "allergens"?: {"contains": ["milk", …], "complete"?: true, "unknown"?: […]}, "kcal"?: 540}';

/**
 * Reads dishes with their kitchen's declarations, one JSON object a line. With "complete" the kitchen declares all fourteen allergens but
 * those in "unknown"; without it only those in "contains".
 * @param label of the file, for the message
 * @throws InputFailure that names the line and what is expected
 */
export function readKnownDishes(text: string, label: string): KnownDish[] {
  return text.split('\n').flatMap((line, i) => {
    const fail = (why: string): never => {
      throw new InputFailure(`${label}, line ${i + 1}: ${why}; ${FORM}`);
    };
    return line.trim() === '' ? [] : [knownDish(objectIn(line) ?? fail('is no JSON object'), fail)];
  });
}

function knownDish(line: Record<string, unknown>, fail: (why: string) => never): KnownDish {
  const { name, description, section, allergens = {}, kcal = null } = line;
  if (typeof name !== 'string' || name.trim() === '') return fail('"name" must be a text');
  if (kcal !== null && (typeof kcal !== 'number' || kcal < 0)) return fail('"kcal" must be a number');
  if (!isObject(allergens)) return fail('"allergens" must be an object');
  return {
    name,
    description: typeof description === 'string' ? description : null,
    ...(typeof section === 'string' ? { section } : {}),
    ...presentAllergens(allergens, fail),
    ...(kcal === null || kcal === 0 ? {} : { calories: kcal }),
  };
}

function presentAllergens(
  allergens: Record<string, unknown>,
  fail: (why: string) => never,
): Pick<KnownDish, 'contains' | 'told'> {
  const codes = (key: string): AllergenCode[] => {
    const list = allergens[key] ?? [];
    if (!Array.isArray(list)) return fail(`"${key}" must be a list`);
    return list.map((one) => allergenCode(String(one)) ?? fail(`"${one}" is no allergen`));
  };
  const contains = codes('contains');
  const unknown = new Set(codes('unknown'));
  const every = ALLERGENS.map(({ code }) => code).filter((code) => !unknown.has(code));
  return { contains: new Set(contains), told: new Set(allergens.complete === true ? every : contains) };
}

function objectIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
