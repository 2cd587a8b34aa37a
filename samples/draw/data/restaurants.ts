import type { RestaurantFacts } from '../../../src/domain/restaurant.ts';

/** An invented restaurant in a real town. Phone numbers are from the range that Ofcom keeps for drama, 01632 960000 to 960999. */
function restaurant(
  name: string,
  cuisine: string,
  street: string,
  city: string,
  postcode: string,
  phoneNumber: string,
): RestaurantFacts {
  return { name, phoneNumber, cuisine, street, city, postcode, country: 'United Kingdom' };
}

export const copperOven = restaurant(
  'The Copper Oven',
  'British',
  '12 Granary Wharf',
  'Stone',
  'ST15 8ZX',
  '01632 960104',
);
export const trentAndBatter = restaurant(
  'Trent & Batter',
  'Fish and chips',
  '47 Kilnside',
  'Stoke-on-Trent',
  'ST6 3ZT',
  '01632 960117',
);
export const saffronLantern = restaurant(
  'Saffron Lantern',
  'Indian',
  '88 Maltings Street',
  'Burton upon Trent',
  'DE14 1ZP',
  '01632 960125',
);
export const jadeKiln = restaurant(
  'The Jade Kiln',
  'Chinese',
  '203 Saggar Road',
  'Stoke-on-Trent',
  'ST3 4ZW',
  '01632 960139',
);
export const fornoDovina = restaurant(
  'Forno Dovina',
  'Italian',
  '6 Heath Arcade',
  'Uttoxeter',
  'ST14 7ZH',
  '01632 960146',
);
export const moorlandOatcakes = restaurant(
  'Moorland Oatcake Hatch',
  'Oatcakes',
  '3 Silk Mill Steps',
  'Leek',
  'ST13 6ZR',
  '01632 960158',
);
export const fernleafAndFig = restaurant(
  'Fernleaf & Fig',
  'Vegan',
  '19 Minster Passage',
  'Lichfield',
  'WS13 6ZJ',
  '01632 960163',
);
export const thimbleAndCrumb = restaurant(
  'The Thimble & Crumb',
  'Tea room',
  '5 Shire Yard',
  'Stafford',
  'ST16 2ZN',
  '01632 960172',
);
export const gildedPike = restaurant(
  'The Gilded Pike',
  'Modern British',
  '31 Swan Lane',
  'Lichfield',
  'WS13 7ZE',
  '01632 960184',
);
export const castleHillCarvery = restaurant(
  'Castle Hill Carvery',
  'British',
  'Chase Road',
  'Cannock',
  'WS11 1ZB',
  '01632 960191',
);
export const lemongrassLane = restaurant(
  'Lemongrass Lane',
  'Thai',
  '14 Ironmonger Row',
  'Newcastle-under-Lyme',
  'ST5 1ZD',
  '01632 960205',
);
export const emberOcakbasi = restaurant(
  'Ember Ocakbasi',
  'Turkish',
  '66 Bottle Oven Street',
  'Stoke-on-Trent',
  'ST1 3ZL',
  '01632 960218',
);
export const locksideGriddle = restaurant(
  'The Lockside Griddle',
  'Café',
  'Towpath House, Wharf Lane',
  'Rugeley',
  'WS15 2ZA',
  '01632 960227',
);
export const twoRivers = restaurant(
  'Two Rivers Burger Yard',
  'Burgers',
  '9 Weir Yard',
  'Tamworth',
  'B79 7ZS',
  '01632 960233',
);
export const mashTunTap = restaurant(
  'The Mash Tun Tap',
  'Pub',
  '2 Hop Loft Row',
  'Burton upon Trent',
  'DE14 2ZQ',
  '01632 960246',
);
