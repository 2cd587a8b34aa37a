import { assembleReading, type Reading, type UnitsToRead } from './reading.ts';
import { cardNames } from './roles/card-names.ts';
import { decodeRoles } from './roles/decode-roles.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import { promoteTitles } from './roles/menu-titles.ts';
import { pricedHeadings } from './roles/priced-headings.ts';
import { type PriceReading, scoreContext } from './roles/score-context.ts';
import { sectionPrices } from './roles/section-prices.ts';
import type { Unit } from './units/unit.ts';

const READINGS: readonly PriceReading[] = ['with the name', 'after the description', 'with the heading'];
/** How much better the rarer reading must be. */
const PREFERENCE = 0.03;

/** The units that carry the names of dishes where the reading is right. */
function namedUnits(units: readonly Unit[], reading: PriceReading): Unit[] {
  const priced = units.filter(
    (unit, i) => (reading === 'after the description' ? units[i + 1] : unit)?.prices.length && unit.text,
  );
  return reading === 'after the description' ? priced.filter((unit) => !unit.prices.length) : priced;
}

/** Labels units by rules and puts them together, in the reading of prices that hangs together best. */
export function readUnits(input: UnitsToRead): Reading {
  const { units } = input;
  const readings = READINGS.flatMap((reading) => {
    const facts = documentFacts(units, namedUnits(units, reading));
    const features = unitFeatures(units, facts);
    if (reading === 'with the heading' && features.filter((own) => own.priced && own.unpricedAfter >= 2).length < 2)
      return [];
    const { roles: decoded, margins, scores } = decodeRoles(units, features, scoreContext(facts, reading));
    const priced = pricedHeadings(units, sectionPrices(units, features, decoded));
    const roles = cardNames(units, promoteTitles(units, features, priced));
    const assembled = assembleReading(input, { features, roles, margins, scores });
    return reading === 'with the heading' && !assembled.sharesPrices ? [] : assembled;
  });
  return readings.reduce((best, other) => (other.coherence.score > best.coherence.score + PREFERENCE ? other : best));
}
