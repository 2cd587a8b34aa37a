import type { Chance } from './chance.ts';
import type { Kitchen } from './kitchens.ts';
import { oddWord } from './words.ts';

export interface Place {
  readonly name: string;
  /** From Ofcom's range for drama. */
  readonly phoneNumber: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}

export const TOWNS = [
  'Stafford',
  'Stone',
  'Leek',
  'Hanley',
  'Burslem',
  'Longton',
  'Lichfield',
  'Cannock',
  'Uttoxeter',
  'Stoke-on-Trent',
];
export const FIRST_WORDS = [
  'Golden',
  'Old',
  'Royal',
  'Red',
  'Little',
  'Green',
  'Happy',
  'Silver',
  'Blue',
  'Crooked',
  'Copper',
  'Jolly',
  'Merry',
  'New',
];

export function inventPlace(chance: Chance, kitchen: Kitchen): Place {
  const first = chance.chance(0.5) ? chance.pick(FIRST_WORDS) : oddWord(chance);
  return {
    name: `${chance.chance(0.3) ? 'The ' : ''}${first} ${chance.pick(kitchen.places)}`,
    phoneNumber: `01632 960${String(chance.integer(1000)).padStart(3, '0')}`,
    street: `${chance.whole(1, 200)} ${oddWord(chance)} Street`,
    city: chance.pick(TOWNS),
    postcode: `ST${chance.whole(1, 21)} ${chance.whole(1, 9)}AA`,
  };
}
