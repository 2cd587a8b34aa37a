import { decodeChances } from '../model/decode.ts';
import { type ReaderModel, roleChances } from '../model/reader-model.ts';
import type { SeenUnit } from '../model/seen-unit.ts';
import { assembleReading, type Reading, type UnitsToRead } from './reading.ts';
import { cardNames } from './roles/card-names.ts';
import { documentFacts } from './roles/document-facts.ts';
import { unitFeatures } from './roles/features.ts';
import { promoteTitles } from './roles/menu-titles.ts';
import { namesOverTails } from './roles/price-tails.ts';
import { pricedHeadings } from './roles/priced-headings.ts';
import { sectionPrices } from './roles/section-prices.ts';
import type { Unit } from './units/unit.ts';

/** Units with their features. */
export function seeUnits(units: readonly Unit[]): SeenUnit[] {
  const features = unitFeatures(units, documentFacts(units, namedUnits(units)));
  return units.flatMap((unit, i) => {
    const own = features[i];
    return own ? [{ unit, features: own }] : [];
  });
}

/** The units that carry the names of dishes: those with prices, or those over them where most prices end descriptions. */
function namedUnits(units: readonly Unit[]): readonly Unit[] {
  const priced = units.filter((unit) => unit.prices.length && unit.text);
  const { names, tails } = namesOverTails(units);
  return tails.size > 0.5 * priced.length ? [...names] : priced;
}

/** Gives units their roles and puts them together. */
export function readUnits(input: UnitsToRead, model: ReaderModel): Reading {
  const seen = seeUnits(input.units);
  return readSeen(input, seen, roleChances(seen, model), model);
}

/** The same where the chances of the roles are known. */
export function readSeen(
  input: UnitsToRead,
  seen: readonly SeenUnit[],
  chances: readonly Float32Array[],
  { transitions }: ReaderModel,
): Reading {
  const features = seen.map((here) => here.features);
  const { roles, margins } = decodeChances(seen, chances, transitions);
  const untitled = roles.map((role) => (role === 'title' ? 'heading' : role));
  const priced = pricedHeadings(input.units, sectionPrices(input.units, features, untitled));
  const settled = cardNames(input.units, promoteTitles(input.units, features, priced));
  return assembleReading(input, { features, roles: settled, margins });
}
