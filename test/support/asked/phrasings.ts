import { listed } from './listed.ts';
import type { Wanted } from './wanted.ts';

/** Phrasings of one condition with their meaning. `_` stands for the dish. */
export type Phrasing = readonly [phrase: string, wanted: Wanted];

const meaning = (wanted: Wanted, phrases: string) => listed(phrases).map((phrase): Phrasing => [phrase, wanted]);

export const DIET: readonly Phrasing[] = [
  ...meaning(
    { vegan: true },
    `vegan _ | _ vegan | plant based _ | plant-based _ | _ (vegan) | vegan friendly _ | _ suitable for vegans | any vegan _? |
    _ for vegans | VEGAN _`,
  ),
  ...meaning(
    { vegetarian: true },
    `vegetarian _ | veggie _ | _ vegetarian | meat free _ | meat-free _ | meatless _ | _ without meat | _ no meat |
    _ suitable for vegetarians | vegetarian friendly _ | vegan or vegetarian _ | vegan/vegetarian _`,
  ),
  ...meaning({ halal: true }, 'halal _ | _ halal | halal certified _'),
];

export const FREE: readonly Phrasing[] = [
  ...meaning(
    { free: ['MILK'] },
    `_ no milk | _ without milk | milk free _ | milk-free _ | dairy free _ | dairy-free _ | _ no dairy | non dairy _ |
    non-dairy _ | _ df | lactose free _ | _ lactose intolerant | im lactose intolerant _ | _ free from dairy | _ free of milk |
    dairyfree _ | _ allergic to milk | _ milk allergy | _ i cant have dairy | _ w/o milk | _ without any dairy |
    _ that contains no milk`,
  ),
  ...meaning(
    { free: ['NUTS', 'PEANUTS'] },
    `_ no nuts | nut free _ | nut-free _ | _ without nuts | _ nut allergy | _ allergic to nuts | _ free from nuts | nutfree _ |
    no nuts _ please | _ (no nuts) | nut safe _`,
  ),
  ...meaning(
    { free: ['GLUTEN'] },
    `gf _ | _ gf | gluten free _ | gluten-free _ | Gluten Free _ | _ no gluten | coeliac _ | coeliac friendly _ |
    _ for coeliacs | celiac _ | _ gluten intolerant | wheat free _ | _ without gluten | glutenfree _ | _ suitable for coeliacs |
    _ no wheat | coeliac safe _`,
  ),
  ...meaning(
    { free: ['EGGS'] },
    '_ no egg | egg free _ | _ without eggs | _ allergic to egg | _ no eggs | egg-free _ | _ egg allergy | eggless _',
  ),
  ...meaning({ free: ['PEANUTS'] }, 'peanut free _ | _ no peanuts | _ peanut allergy'),
  ...meaning({ free: ['CRUSTACEANS', 'MOLLUSCS'] }, '_ no shellfish | shellfish free _ | _ shellfish allergy'),
  ...meaning({ free: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'] }, '_ no seafood'),
  ...meaning({ free: ['SOYA'] }, 'soya free _ | soy free _'),
  ...meaning({ free: ['SESAME'] }, '_ no sesame'),
  ...meaning({ free: ['MUSTARD'] }, '_ without mustard'),
  ...meaning({ free: ['CELERY'] }, 'celery free _'),
  ...meaning({ free: ['SULPHITES'] }, '_ no sulphites'),
  ...meaning(
    { free: ['GLUTEN', 'MILK'] },
    'gluten and dairy free _ | gluten free and dairy free _ | gluten/dairy free _ | gf df _ | _ no gluten no dairy',
  ),
  ...meaning({ free: ['NUTS', 'PEANUTS', 'MILK'] }, '_ no nuts or milk'),
  ...meaning({ free: ['EGGS', 'MILK', 'NUTS', 'PEANUTS'] }, '_ without egg, milk or nuts'),
  ...meaning({ free: ['MILK', 'NUTS', 'PEANUTS'] }, 'dairy & nut free _'),
  ...meaning({ free: ['EGGS', 'MILK', 'GLUTEN'] }, '_ free from eggs, milk and gluten'),
  ...meaning({ free: ['NUTS', 'PEANUTS', 'SESAME'] }, '_ allergic to nuts and sesame'),
];

export const PRICE: readonly Phrasing[] = [
  ...meaning({ max: 9.99 }, '_ under £10 | _ under 10 | _ under 10 pounds | _ under ten pounds | _ under a tenner'),
  ...meaning({ max: 7.99 }, '_ under 8 quid'),
  ...meaning({ max: 8.49 }, '_ under £8.50 | _ under 8.50'),
  ...meaning({ max: 8.99 }, '_ below £9 | _ less than £9 | _ less than 9 quid | _ cheaper than £9'),
  ...meaning({ max: 11.99 }, '_ for under £12 | _ for less than 12 pounds'),
  ...meaning({ max: 8.99 }, '_ < £9 | _ <£9'),
  ...meaning(
    { max: 9 },
    `_ up to £9 | _ upto 9 pounds | _ max £9 | _ £9 max | _ max 9 | _ maximum £9 | _ at most £9 | _ no more than £9 |
    _ not more than 9 quid | _ not over £9 | _ £9 or less | _ 9 quid or under | _ £9 and under | _ £9 | £9 _ | _ 9 quid |
    _ for 9 pounds`,
  ),
  ...meaning({ max: 10 }, '_ for a tenner | a tenner _'),
  ...meaning({ max: 9.99 }, 'under £10 _'),
  ...meaning({ max: 8.5 }, '_ 850p'),
  ...meaning({ max: 8.49 }, '_ under 850p'),
  ...meaning({ max: 9 }, '_ budget £9'),
  ...meaning({ min: 6.01 }, '_ over £6 | _ more than 6 quid'),
  ...meaning({ min: 6 }, '_ from £6 | _ at least £6 | _ £6 or more'),
  ...meaning({ min: 6.01 }, '_ above £6'),
  ...meaning({ min: 6 }, '_ £6+'),
  ...meaning(
    { min: 5, max: 10 },
    `_ £5-£10 | _ £5 - £10 | _ £5–10 | £5-10 _ | _ between £5 and £10 | _ between 5 and 10 pounds | _ between 5 and 10 |
    _ £5 to £10 | _ from £5 to £10 | _ 5-10 quid`,
  ),
  ...meaning({ max: 9.99 }, '_ priced under £10 | _ costing less than £10'),
];

export const CALORIES: readonly Phrasing[] = [
  ...meaning({ maxKcal: 500 }, '_ 500 kcal | _ 500kcal'),
  ...meaning(
    { maxKcal: 599 },
    `_ under 600 calories | _ under 600 kcal | _ under 600cal | _ less than 600 calories | _ fewer than 600 calories |
    _ under 600`,
  ),
  ...meaning({ maxKcal: 600 }, '_ max 600 kcal | _ up to 600 calories | _ 600 calories or less'),
  ...meaning({ maxKcal: 599 }, '_ below 600 cals | _ calories under 600 | _ kcal < 600'),
  ...meaning({ maxKcal: 600 }, '_ no more than 600 calories'),
  ...meaning({ minKcal: 300, maxKcal: 600 }, '_ 300-600 kcal | _ between 300 and 600 calories'),
  ...meaning({ minKcal: 401 }, '_ over 400 calories'),
  ...meaning({ minKcal: 400 }, '_ at least 400 kcal'),
  ...meaning({ maxKcal: 500 }, 'low calorie _ | low cal _'),
];

export const SPICE: readonly Phrasing[] = [
  ...meaning({ spicy: true }, 'spicy _ | _ spicy'),
  ...meaning(
    { spicy: false },
    `_ not spicy | not spicy _ | non spicy _ | non-spicy _ | _ no spice | mild _ | _ not too spicy | _ that isn't spicy |
    _ not hot | _ without spice`,
  ),
];
