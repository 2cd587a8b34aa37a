import type { Question } from './judge.ts';

/** Questions about the sample menus, the tool call that answers each, and the right answer, taken from the documents in samples/. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'What does the Halloumi Stack cost?',
    answer: '£9.75, at Two Rivers Burger Yard',
    call: ['search_dishes', { search: 'halloumi stack' }],
    checks: [
      ['dishes/name=Halloumi Stack/price', 'is', 9.75],
      ['dishes/name=Halloumi Stack/restaurantName', 'is', 'Two Rivers Burger Yard'],
    ],
  },
  {
    question: 'Is there milk in the Halloumi Stack?',
    answer: 'Probably: estimated from halloumi',
    call: ['search_dishes', { search: 'halloumi stack' }],
    checks: [
      ['dishes/name=Halloumi Stack/allergens/contains', 'has', ['milk (estimated)']],
      ['dishes/name=Halloumi Stack/evidence', 'has', ["milk: estimated from 'Halloumi'"]],
    ],
  },
  {
    question: 'Is the Halloumi Stack free from nuts?',
    answer: 'Nobody knows',
    call: ['search_dishes', { search: 'halloumi stack' }],
    checks: [
      ['dishes/name=Halloumi Stack/allergens/unknown', 'is', 'all others'],
      ['dishes/name=Halloumi Stack/allergens', 'silent about', 'nuts'],
    ],
  },
  {
    question: 'Can I have the Halloumi Stack if I must be sure that there are no nuts?',
    answer: 'No: it is not known',
    call: ['search_dishes', { search: 'halloumi stack', excludeAllergens: ['nuts'] }],
    checks: [
      ['dishes', 'lacks', ['Halloumi Stack']],
      ['leftOut/notKnownToBeClear', 'atLeast', 1],
    ],
  },
  {
    question: 'Which vegan burger does The Copper Oven have?',
    answer: 'The Garden Burger, £14.25',
    call: ['search_dishes', { search: 'burger', vegan: true, city: 'Stone' }],
    checks: [
      ['dishes/name=Garden Burger/price', 'is', 14.25],
      ['dishes', 'lacks', ['The Copper Burger', 'Halloumi & Pepper Burger']],
    ],
  },
  {
    question: 'Is there a vegan curry for less than £11 in Newcastle-under-Lyme?',
    answer: 'Tofu & Pumpkin Curry, £10.95',
    call: ['search_dishes', { search: 'vegan curry under £11', city: 'Newcastle' }],
    checks: [
      ['dishes/name=Tofu & Pumpkin Curry/price', 'is', 10.95],
      ['dishes/name=Tofu & Pumpkin Curry/vegan', 'is', true],
      ['dishes', 'lacks', ['Green Curry']],
    ],
  },
  {
    question: 'What does the Fillet of Hake at The Gilded Pike cost?',
    answer: 'The menu does not say',
    call: ['search_dishes', { search: 'fillet of hake' }],
    checks: [['dishes/name=Fillet of Hake/price', 'is', 'unknown']],
  },
  {
    question: 'Where can I get mushy peas for less than £2?',
    answer: 'At Trent & Batter, £1.60',
    call: ['search_dishes', { search: 'mushy peas', maxPrice: 2 }],
    checks: [
      ['dishes/name=Mushy Peas/price', 'is', 1.6],
      ['dishes/name=Mushy Peas/restaurantName', 'is', 'Trent & Batter'],
    ],
  },
  {
    question: 'Who has chicken tikka massala?',
    answer: 'Saffron Lantern: Tikka Masala, £8.95',
    call: ['search_dishes', { search: 'tikka massala' }],
    checks: [
      ['dishes/name=Tikka Masala/price', 'is', 8.95],
      ['dishes/name=Tikka Masala/restaurantName', 'is', 'Saffron Lantern'],
    ],
  },
  {
    question: 'Is the Lamb Shish halal?',
    answer: 'Yes, the restaurant says so',
    call: ['search_dishes', { search: 'lamb shish', halal: true }],
    checks: [
      ['dishes/name=Lamb Shish/halal', 'is', true],
      ['dishes/name=Lamb Shish/evidence', 'has', ['halal: stated']],
    ],
  },
  {
    question: 'How many kilocalories has the Miso Aubergine Bowl?',
    answer: '568, stated by the restaurant',
    call: ['search_dishes', { search: 'miso aubergine bowl' }],
    checks: [['dishes/name=Miso Aubergine Bowl/calories', 'is', '568 stated']],
  },
  {
    question: 'How many kilocalories has the Sticky Toffee Pudding of The Copper Oven?',
    answer: 'Only an estimate is known',
    call: ['search_dishes', { search: 'sticky toffee pudding', city: 'Stone' }],
    checks: [['dishes/name=Sticky Toffee Pudding/calories', 'matches', '^about \\d+$']],
  },
  {
    question: 'Are there nuts in the Coffee & Walnut Cake?',
    answer: 'Yes',
    call: ['search_dishes', { search: 'coffee & walnut cake', limit: 1 }],
    checks: [['dishes/name=Coffee & Walnut Cake/allergens/contains', 'has', ['nuts']]],
  },
  {
    question: 'I am allergic to nuts: may I have a cake in Stafford if I want to be sure?',
    answer: 'None is known to be clear',
    call: ['search_dishes', { search: 'cake', city: 'Stafford', excludeAllergens: ['nuts'] }],
    checks: [
      ['dishes', 'lacks', ['Coffee & Walnut Cake', 'Flourless Orange & Almond Cake', 'Lemon Drizzle Cake']],
      ['leftOut/notKnownToBeClear', 'atLeast', 1],
    ],
  },
  {
    question: 'And if I take what is not known?',
    answer: 'Never the cakes with walnuts or almonds',
    call: [
      'search_dishes',
      { search: 'cake', city: 'Stafford', excludeAllergens: ['nuts'], allergenCertainty: 'any', limit: 10 },
    ],
    checks: [
      ['dishes', 'lacks', ['Coffee & Walnut Cake', 'Flourless Orange & Almond Cake']],
      ['dishes', 'has', ['Lemon Drizzle Cake']],
      ['dishes/name=Lemon Drizzle Cake/allergens', 'silent about', 'nuts'],
    ],
  },
  {
    question: 'Is there egg in the Egg & Cress sandwich?',
    answer: 'Yes',
    call: ['search_dishes', { search: 'egg & cress', limit: 1 }],
    checks: [['dishes/name=Egg & Cress/allergens/contains', 'has', ['eggs']]],
  },
  {
    question: 'Which sandwich in Stafford is not known to contain egg?',
    answer: 'Cheddar & Apple Chutney, but ask',
    call: [
      'search_dishes',
      { search: 'sandwiches', city: 'Stafford', excludeAllergens: ['eggs'], allergenCertainty: 'any', limit: 10 },
    ],
    checks: [
      ['dishes', 'has', ['Cheddar & Apple Chutney']],
      ['dishes', 'lacks', ['Egg & Cress']],
    ],
  },
  {
    question: 'Which pizza at Forno Dovina is spicy?',
    answer: 'Diavola',
    call: ['search_dishes', { search: 'spicy pizza', city: 'Uttoxeter' }],
    checks: [
      ['dishes/name=Diavola/spicy', 'is', true],
      ['dishes', 'lacks', ['Margherita']],
    ],
  },
  {
    question: 'Which breakfast in Rugeley is vegetarian?',
    answer: 'Veggie Breakfast, £8.50',
    call: ['search_dishes', { search: 'breakfast', vegetarian: true, city: 'Rugeley', limit: 10 }],
    checks: [
      ['dishes/name=Veggie Breakfast/price', 'is', 8.5],
      ['dishes', 'lacks', ['Full English', 'Small Breakfast', 'The Narrowboat']],
    ],
  },
  {
    question: 'What does a Negroni cost?',
    answer: '£8.95',
    call: ['search_dishes', { search: 'negroni' }],
    checks: [['dishes/name=Negroni/price', 'is', 8.95]],
  },
  {
    question: 'Which dessert in Cannock is vegan?',
    answer: 'Fresh Fruit Salad, £4.50',
    call: ['search_dishes', { search: 'vegan', course: 'desserts', city: 'Cannock' }],
    checks: [
      ['dishes/name=Fresh Fruit Salad/price', 'is', 4.5],
      ['dishes', 'lacks', ['Trifle', 'Jam Roly-Poly']],
    ],
  },
  {
    question: 'Which fish is without haddok?',
    answer: 'Haddok is none of the 14 allergens; the answer lists them',
    call: ['search_dishes', { search: 'fish', excludeAllergens: ['haddok'] }],
    checks: [['', 'refused', 'none of the 14 allergens']],
  },
  {
    question: 'Which dishes are in the section Pizza Rossa of Forno Dovina?',
    answer: 'Eight, from Margherita to Calzone',
    call: ['get_menu', { menuId: 'Forno Dovina/Pizza & Pasta', section: 'rossa' }],
    checks: [
      ['sections/0/items', 'count', 8],
      [
        'sections/0/items',
        'has',
        [
          'Margherita',
          'Marinara',
          'Diavola',
          'Capricciosa',
          'Quattro Stagioni',
          'Ortolana',
          'Tonno e Cipolla',
          'Calzone',
        ],
      ],
    ],
  },
  {
    question: 'Which shake at Two Rivers is vegan?',
    answer: 'The Oat Milk Strawberry Shake only',
    call: ['get_menu', { menuId: 'Two Rivers Burger Yard/Burgers & Shakes', section: 'shakes' }],
    checks: [
      ['sections/0/items/name=Oat Milk Strawberry Shake/vegan', 'is', true],
      ['sections/0/items/name=Vanilla Shake/vegan', 'is', false],
    ],
  },
  {
    question: 'What do the puddings at The Gilded Pike cost?',
    answer: 'The menu has no prices for them',
    call: ['get_menu', { menuId: 'The Gilded Pike/The Market Menu', section: 'puddings' }],
    checks: [
      ['sections/0/items', 'count', 4],
      ['sections/0/items/name=Treacle Tart/price', 'is', 'unknown'],
    ],
  },
  {
    question: 'Which soups has The Jade Kiln?',
    answer: 'Three',
    call: ['get_menu', { menuId: 'The Jade Kiln', section: 'soup' }],
    checks: [
      ['sections/0/items', 'count', 3],
      ['sections/0/items', 'has', ['Chicken & Sweetcorn Soup', 'Hot & Sour Soup', 'Wonton Soup']],
    ],
  },
  {
    question: 'Are there nuts in the Chicken with Cashew Nuts of The Jade Kiln?',
    answer: 'Yes',
    call: ['get_menu', { menuId: 'The Jade Kiln', section: 'chicken' }],
    checks: [['sections/0/items/name=Chicken with Cashew Nuts/allergens/contains', 'has', ['nuts']]],
  },
  {
    question: 'Are there peanuts in the Satay Noodle Bowl of Fernleaf & Fig?',
    answer: 'Yes',
    call: ['get_menu', { menuId: 'Fernleaf & Fig/Kitchen Menu', section: 'bowls' }],
    checks: [['sections/0/items/name=Satay Noodle Bowl/allergens/contains', 'has', ['peanuts']]],
  },
  {
    question: 'What does The Full Potter cost?',
    answer: '£5.80',
    call: ['get_menu', { menuId: 'Moorland Oatcake Hatch' }],
    checks: [['sections/0/items/name=The Full Potter/price', 'is', 5.8]],
  },
  {
    question: 'Which sushi has The Copper Oven?',
    answer: 'It has no such section',
    call: ['get_menu', { menuId: 'The Copper Oven/Main Menu', section: 'sushi' }],
    checks: [['', 'refused', 'There are: Nibbles & Starters, Pub Classics']],
  },
  {
    question: 'What did the Steak & Ale Pie cost in the first version of the main menu of The Copper Oven?',
    answer: '£15.25; that version was replaced',
    call: ['get_menu', { menuId: 'The Copper Oven/Main Menu/1', section: 'classics' }],
    checks: [
      ['version', 'is', 1],
      ['dateDeleted', 'matches', '^\\d{4}-\\d\\d-\\d\\dT'],
      ['sections/0/items/name=Steak & Ale Pie/price', 'is', 15.25],
    ],
  },
  {
    question: 'Which dishes are new on the main menu of The Copper Oven?',
    answer: 'Chicken, Ham & Leek Pie; Pan-Fried Sea Bass; Garden Burger',
    call: ['compare_versions', { menuId: 'The Copper Oven/Main Menu' }],
    checks: [['items/change=added', 'names are', ['Chicken, Ham & Leek Pie', 'Garden Burger', 'Pan-Fried Sea Bass']]],
  },
  {
    question: 'And which are gone?',
    answer: 'Steak & Ale Pie and Staffordshire Lobby',
    call: ['compare_versions', { menuId: 'The Copper Oven/Main Menu' }],
    checks: [['items/change=removed', 'names are', ['Staffordshire Lobby', 'Steak & Ale Pie']]],
  },
  {
    question: 'By how much did the Gammon Steak go up?',
    answer: 'From £14.25 to £14.95',
    call: ['compare_versions', { menuId: 'The Copper Oven/Main Menu' }],
    checks: [
      ['items/name=Gammon Steak/before/item/price', 'is', 14.25],
      ['items/name=Gammon Steak/after/item/price', 'is', 14.95],
      ['from/version', 'is', 1],
      ['to/version', 'is', 2],
    ],
  },
  {
    question: 'Has the Kitchen Menu of Fernleaf & Fig changed?',
    answer: 'There is only one version',
    call: ['compare_versions', { menuId: 'Fernleaf & Fig/Kitchen Menu' }],
    checks: [['from', 'is', null]],
  },
  {
    question: 'Where can a vegan and somebody who eats halal eat together?',
    answer: 'Saffron Lantern or Ember Ocakbasi',
    call: [
      'find_for_group',
      {
        eaters: [
          { name: 'Ann', vegan: true },
          { name: 'Bo', halal: true },
        ],
        limit: 10,
      },
    ],
    checks: [
      ['restaurants', 'names are', ['Ember Ocakbasi', 'Saffron Lantern']],
      ['restaurants/restaurantName=Ember Ocakbasi/worstOff', 'is', 0],
    ],
  },
  {
    question: 'Where in Lichfield can a vegan eat with somebody who eats everything?',
    answer: 'Fernleaf & Fig',
    call: ['find_for_group', { eaters: [{ vegan: true }, {}], city: 'Lichfield' }],
    checks: [['restaurants', 'names are', ['Fernleaf & Fig']]],
  },
  {
    question: 'Where can a child with a peanut allergy eat with us, if we must be sure?',
    answer: 'Nowhere that is known; likely clear dishes are in several',
    call: ['find_for_group', { eaters: [{ name: 'child', excludeAllergens: ['peanuts'] }, {}] }],
    checks: [
      ['total', 'is', 0],
      ['totalByCertainty/likely', 'atLeast', 3],
      ['restaurants', 'count', 0],
    ],
  },
  {
    question: 'And if an estimate will do?',
    answer: 'Each dish is called likely, never clear',
    call: [
      'find_for_group',
      { eaters: [{ name: 'child', excludeAllergens: ['peanuts'] }, {}], allergenCertainty: 'likely', limit: 1 },
    ],
    checks: [
      ['restaurants/0/eaters/name=child/dishes/0/certainty', 'is', 'likely'],
      ['restaurants/0/eaters/name=child/byCertainty/stated', 'is', 0],
    ],
  },
  {
    question: 'We are two with £3 a dish and want to eat in Leek: where?',
    answer: 'Moorland Oatcake Hatch',
    call: ['find_for_group', { eaters: [{ maxPrice: 3 }, { maxPrice: 3 }], city: 'Leek' }],
    checks: [['restaurants', 'names are', ['Moorland Oatcake Hatch']]],
  },
];
