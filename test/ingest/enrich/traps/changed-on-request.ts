import type { Trap } from './trap.ts';

/** What can be changed says what the dish as listed holds; plant versions hold neither milk nor eggs. */
export const CHANGED_ON_REQUEST: readonly Trap[] = [
  {
    name: 'Toastie',
    description: 'Can be made vegan: ask for no cheese',
    has: 'milk',
    vegan: false,
    vegetarian: false,
  },
  { name: 'Pasta', description: 'tomato, basil. Ask for no cheese for a vegan option', has: 'milk', vegan: false },
  { name: 'Salad', description: 'vegan if ordered without feta', has: 'milk', vegan: false },
  { name: 'Soup', description: 'Make it vegan - no butter', has: 'milk', vegan: false },
  { name: 'Veg curry', description: 'dairy-free option, no cream', has: 'milk' },
  { name: 'Sundae', description: 'without nuts on request', has: 'nuts' },
  { name: 'Roast roots, leave out the butter for vegan', has: 'milk', vegan: false },
  { name: 'Salad', description: 'leaves and seeds, no cheese', not: 'milk' },
  { name: 'Brownie', description: 'made without nuts', not: 'nuts' },
  { name: 'Flat white', description: 'with oat milk', has: 'gluten', not: 'milk' },
  { name: 'Hot chocolate', description: 'soy milk, cocoa', has: 'soya', not: 'milk' },
  { name: 'Rice pudding', description: 'coconut milk and mango', not: 'milk' },
  { name: 'Latte', description: 'oat milk available', has: 'milk' },
  { name: 'Latte', description: 'with oat or cow milk', has: 'milk' },
  { name: 'Latte', description: 'oat milk, whipped cream', has: 'milk' },
  { name: 'Vegan mayonnaise', not: 'milk eggs', vegan: true },
  { name: 'Beetroot patty', description: 'vegan mayonnaise, lettuce', not: 'eggs milk' },
  { name: 'Chips', description: 'with plant-based mayo', not: 'eggs milk' },
];
