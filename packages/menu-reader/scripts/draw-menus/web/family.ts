import type { Chance } from '../chance.ts';
import { isHeldOut } from '../held-out.ts';
import { ARRANGEMENTS, type PricePlace } from './arrangements.ts';
import { drawHeadingKind, type HeadingKind } from './headings.ts';

export interface WebFamily {
  readonly arrangement: string;
  readonly price: PricePlace;
  readonly heading: HeadingKind;
  readonly title: 'h1' | 'h2' | 'h3';
}

/** The name that documents of one family share; what is not in it varies within the family. */
export const webFamilyName = (family: WebFamily): string =>
  `web/${family.arrangement}/${family.price}/${family.heading}`;

/** Layouts of a family's core (all but the headings) are held out as a whole too, or a held-out family would have close relatives in training. */
const webIsHeldOut = (family: WebFamily): boolean =>
  isHeldOut(`web/${family.arrangement}`) || isHeldOut(`web/${family.arrangement}/${family.price}`);

/** A family that is held out, or one that is not. */
export function drawWebFamily(chance: Chance, heldOut: boolean): WebFamily {
  for (;;) {
    const arrangement = chance.pick(Object.keys(ARRANGEMENTS));
    const price = chance.pick(ARRANGEMENTS[arrangement]?.places ?? []);
    const family: WebFamily = {
      arrangement,
      price,
      heading: drawHeadingKind(chance),
      title: chance.pick(['h1', 'h1', 'h2', 'h3']),
    };
    if (webIsHeldOut(family) === heldOut) return family;
  }
}
