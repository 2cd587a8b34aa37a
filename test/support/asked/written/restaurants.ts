import { NUTS, type Question } from './question.ts';

export const RESTAURANTS: readonly Question[] = [
  ['bosphorus corner', null, { restaurant: 'bosphorus corner' }],
  ['falafel at bosphorus corner', 'falafel', { restaurant: 'bosphorus corner' }],
  ['bosphorus corner falafel', 'falafel', { restaurant: 'bosphorus corner' }],
  ['hot diggity', null, { restaurant: 'hot diggity' }],
  ['vegan at hot diggity', null, { restaurant: 'hot diggity', vegan: true }],
  ['hot diggity menu', null, { restaurant: 'hot diggity' }],
  ['the potwheel', null, { restaurant: 'the potwheel' }],
  ['potwheel', null, { restaurant: 'the potwheel' }],
  ['desserts at the potwheel', null, { restaurant: 'the potwheel', course: 'desserts' }],
  ['spice of longton', null, { restaurant: 'spice of longton' }],
  ['korma from spice of longton', 'korma', { restaurant: 'spice of longton' }],
  ['lotus of burslem under £7', null, { restaurant: 'lotus of burslem', max: 6.99 }],
  ['lotus of burslem', null, { restaurant: 'lotus of burslem' }],
  ['mitchell cafe', null, { restaurant: 'mitchell café' }],
  ['Mitchell Café breakfast', null, { restaurant: 'mitchell café', course: 'breakfast' }],
  ['kiln & crust', null, { restaurant: 'kiln & crust' }],
  ['kiln and crust tiramisu', 'tiramisu', { restaurant: 'kiln & crust' }],
  ['roast house', null, { restaurant: 'the roast house' }],
  ['roast beef at the roast house', 'roast beef', { restaurant: 'the roast house' }],
  ['no nuts at mitchell cafe', null, { restaurant: 'mitchell café', free: NUTS }],
];
