import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { menuDocuments } from '../../support/menu-documents.ts';

export const PUB = menuDocuments({
  menuId: 1,
  menuName: 'Sunday Lunch',
  restaurant: 1,
  restaurantName: 'The Tipsy Badger',
  city: 'Stoke-on-Trent',
  cuisine: 'Pub',
  sections: {
    Starters: [
      { name: 'Soup of the Day', price: 5.5, vegetarian: true, allergens: ['CELERY'], calories: 210 },
      { name: 'Prawn Cocktail', price: 7.25, allergens: ['CRUSTACEANS', 'EGGS'], calories: 320 },
    ],
    Mains: [
      { name: 'Fish & Chips', description: 'Beer-battered haddock, peas', price: 13.95, allergens: ['FISH', 'GLUTEN'] },
      { name: 'Steak & Ale Pie', description: 'With chips', price: 14.5, allergens: null, calories: 1100 },
      { name: "Shepherd's Pie", price: 0, allergens: ['MILK'], calories: 0 },
    ],
    Desserts: [{ name: 'Sticky Toffee Pudding', price: 6, vegetarian: true, allergens: ['MILK', 'EGGS', 'GLUTEN'] }],
  },
});
export const BALTI = menuDocuments({
  menuId: 2,
  menuName: 'Takeaway',
  restaurant: 2,
  restaurantName: 'Ruby Balti House',
  city: 'Stafford',
  cuisine: 'Indian',
  sections: {
    Starters: [
      { name: 'Onion Bhaji', price: 3.5, vegan: true, spicy: true, allergens: [] },
      { name: 'Lamb Samosas', price: 3.95, halal: true, spicy: true, allergens: ['GLUTEN'] },
    ],
    'Vegan Dishes': [{ name: 'Chana Masala', price: 7.5, vegan: true, halal: true, spicy: true, allergens: null }],
    Sides: [
      { name: 'Chips', price: 2.5, vegan: true, allergens: [] },
      { name: 'Garlic Mushrooms', price: 4, vegetarian: true, allergens: ['MILK'] },
    ],
  },
});
export const CAFE = menuDocuments({
  menuId: 3,
  menuName: 'Vegan Brunch',
  restaurant: 3,
  restaurantName: 'Café Juniper',
  city: 'Stone',
  cuisine: 'Café',
  sections: {
    Plates: [
      { name: 'Fried Egg on Toast', price: 5, allergens: ['EGGS', 'GLUTEN'] },
      { name: 'Eggplant Parmigiana', price: 9, vegetarian: true, allergens: ['MILK'] },
      { name: 'Jacket Potato', price: 6.5, vegetarian: true, allergens: [] },
      { name: 'Aubergine Stew', price: 8, vegan: true, allergens: [] },
    ],
  },
});
export const MENUS: readonly MenuDocuments[] = [PUB, BALTI, CAFE];
