import { type Cuisine, createCuisine } from '../cuisine.ts';
import { AMERICAN } from './american.ts';
import { CHINESE, INDIAN, THAI } from './asian.ts';
import { BRITISH } from './british.ts';
import { BAR, CAFE, WINE } from './drinks.ts';
import { ITALIAN } from './italian.ts';
import { FRENCH, GREEK, MEXICAN, NORDIC, SPANISH } from './latin-and-east.ts';

/** Kitchens, as often as they are drawn. */
export const KITCHENS = {
  british: 5,
  american: 5,
  italian: 4,
  indian: 3,
  chinese: 2.5,
  thai: 2,
  mexican: 2,
  spanish: 1.5,
  greek: 1.5,
  french: 1.5,
  nordic: 1,
  cafe: 3,
  bar: 1.5,
  wine: 1.2,
} as const;

export type Kitchen = keyof typeof KITCHENS;

export const CUISINES: Readonly<Record<Kitchen, Cuisine>> = {
  british: createCuisine(BRITISH),
  american: createCuisine(AMERICAN),
  italian: createCuisine(ITALIAN),
  indian: createCuisine(INDIAN),
  chinese: createCuisine(CHINESE),
  thai: createCuisine(THAI),
  mexican: createCuisine(MEXICAN),
  spanish: createCuisine(SPANISH),
  greek: createCuisine(GREEK),
  french: createCuisine(FRENCH),
  nordic: createCuisine(NORDIC),
  cafe: createCuisine(CAFE),
  bar: createCuisine(BAR),
  wine: createCuisine(WINE),
};
