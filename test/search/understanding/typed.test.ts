import test from 'ava';
import { splitWords } from '../../../src/search/understanding/apply-corrections.ts';
import { interpretationOf } from '../../../src/search/understanding/interpretation.ts';
import { spellingsOf } from '../../../src/search/understanding/item-attempts.ts';
import { parseTerm } from '../../../src/search/understanding/parse.ts';
import { slipKind } from '../../../src/search/understanding/slips.ts';
import { vocabularyWith } from '../../support/vocabulary-with.ts';

const VOCABULARY = vocabularyWith({
  city: ['leek', 'stone', 'burslem', 'stoke on trent'],
  cuisine: ['indian', 'italian', 'pub'],
  district: ['st6'],
  restaurant: ['the potwheel'],
});

function read(typed: string) {
  const parse = parseTerm(typed, VOCABULARY);
  const { text, translated, understood } = interpretationOf(parse, parse.spans);
  const { corrected: _, ignored: __, ...conditions } = understood;
  return { text: (translated?.text ?? text).replace(/[\s,.?!]+/g, ' ').trim(), conditions };
}

type Line = readonly [typed: string, text: string, conditions: object];

/** Typed texts by kind: the searched English words, and the conditions. */
const KINDS: Readonly<Record<string, readonly Line[]>> = {
  illness: [
    ['milk is bad for my stomach', '', { excludeAllergens: ['MILK'] }],
    ['mustard makes me ill', '', { excludeAllergens: ['MUSTARD'] }],
    ['allergies: nuts, milk', '', { excludeAllergens: ['NUTS', 'PEANUTS', 'MILK'] }],
    ['allergies nuts milk eggs', '', { excludeAllergens: ['NUTS', 'PEANUTS', 'MILK', 'EGGS'] }],
    ["cow's milk allergy cake", 'cake', { excludeAllergens: ['MILK'] }],
    ['reacts to sesame', '', { excludeAllergens: ['SESAME'] }],
    ['my son gets hives from eggs', 'gets', { excludeAllergens: ['EGGS'] }],
    ['peanuts bring me out in hives', '', { excludeAllergens: ['PEANUTS'] }],
    ['prawns will kill me', '', { excludeAllergens: ['CRUSTACEANS'] }],
    ['fish? cant eat it, chips', 'chips', { excludeAllergens: ['FISH'] }],
    ['cheese makes me ill', '', { excludeAllergens: ['MILK'] }],
    ['strawberries bring me out in a rash', '', { without: ['strawberries'] }],
    ['fish and chips nut allergy', 'fish and chips', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['mac and cheese allergic to nuts', 'mac and cheese', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['alergic to nuts', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['lupin allergy bread', 'bread', { excludeAllergens: ['LUPIN'] }],
    ['molluscs allergy seafood', 'seafood', { excludeAllergens: ['MOLLUSCS'] }],
    ['curry, mustard is what i am allergic to', 'curry', { excludeAllergens: ['MUSTARD'], doubtful: ['mustard'] }],
    ['not allergic to nuts', 'nuts', {}],
    ["I'll have the egg fried rice", 'the egg fried rice', {}],
    ['coeliac breakfast', '', { excludeAllergens: ['GLUTEN'], course: 'breakfast' }],
    ['no nuts, fish and chips', 'and chips', { excludeAllergens: ['NUTS', 'PEANUTS', 'FISH'], doubtful: ['fish'] }],
    ['allergic to nuts, curry please', 'curry', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['allergic to dairy and coeliac', '', { excludeAllergens: ['MILK', 'GLUTEN'] }],
    ['gf and nut free cake', 'and cake', { excludeAllergens: ['GLUTEN', 'NUTS', 'PEANUTS'] }],
    ['gluten free, milk free', '', { excludeAllergens: ['GLUTEN', 'MILK'] }],
    ['gluten dairy free cake', 'cake', { excludeAllergens: ['GLUTEN', 'MILK'], doubtful: ['gluten'] }],
    ['fish gluten free', 'fish', { excludeAllergens: ['GLUTEN'] }],
    ['g/f pizza', 'pizza', { excludeAllergens: ['GLUTEN'] }],
    ['allergc to penuts', '', { excludeAllergens: ['PEANUTS'] }],
    ['i am muslim, burger', 'burger', { halal: true }],
    ['curry for hindus', 'curry', { without: ['beef'] }],
    ["i don't eat red meat", '', { without: ['beef', 'lamb', 'pork', 'venison', 'bacon', 'ham'] }],
    ['salad no poultry', 'salad', { without: ['chicken', 'turkey', 'duck', 'goose'] }],
    ['pescatarian pasta', 'pasta', { without: ['beef', 'lamb', 'pork', 'bacon', 'ham', 'chicken', 'turkey', 'duck'] }],
    [
      'kosher sandwich',
      'sandwich',
      { excludeAllergens: ['CRUSTACEANS', 'MOLLUSCS'], without: ['pork', 'ham', 'bacon'] },
    ],
    ['jain curry', 'curry', { vegetarian: true, without: ['onion', 'garlic', 'potato'] }],
  ],
  negation: [
    ['anything but curry', '', { without: ['curry'] }],
    ['anything that isnt pizza or pasta', '', { without: ['pizza', 'pasta'] }],
    ['steak but not sirloin', 'steak', { without: ['sirloin'] }],
    ['hate mushrooms', '', { without: ['mushrooms'] }],
    ['burger hold the gherkins and mayo', 'burger', { without: ['gherkins', 'mayo'] }],
    ['chicken - dairy', 'chicken', { excludeAllergens: ['MILK'], doubtful: ['dairy'] }],
    ['lunch - egg sandwich', '- egg sandwich', { course: 'lunch' }],
    ['curry -nuts -dairy', 'curry', { excludeAllergens: ['NUTS', 'PEANUTS', 'MILK'] }],
    ['pizza -mushrooms', 'pizza', { without: ['mushrooms'] }],
    ['low gluten cake', 'cake', { excludeAllergens: ['GLUTEN'] }],
    ['dairy? no thanks', '', { excludeAllergens: ['MILK'] }],
    ['fish, no chips', 'fish', { without: ['chips'] }],
    ['no meat fish or eggs', '', { vegetarian: true, excludeAllergens: ['FISH', 'EGGS'] }],
    ['no onion garlic or nuts', '', { excludeAllergens: ['NUTS', 'PEANUTS'], without: ['onion', 'garlic'] }],
    ['no nuts fish', '', { excludeAllergens: ['NUTS', 'PEANUTS', 'FISH'], doubtful: ['fish'] }],
    ['no dairy and vegan', '', { vegan: true, excludeAllergens: ['MILK'] }],
    ['no whiff of nuts', '', { excludeAllergens: ['NUTS', 'PEANUTS'], doubtful: ['nuts'] }],
    ['pizza no mushroms', 'pizza', { without: ['mushrooms'] }],
    ['not fried', '', { without: ['fried'] }],
    ['chicken not fried or battered', 'chicken', { without: ['fried', 'battered'] }],
    ["isn't made with nuts", '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['not too sweet dessert', '', { course: 'desserts', without: ['sweet'] }],
    ['not too hot curry', 'curry', { spicy: false }],
    ['wings but not hot ones', 'wings', { spicy: false }],
    ['nothing spicy', '', { spicy: false }],
    ['pizza without goats cheese', 'pizza', { without: ['goats cheese'] }],
    ['no black pudding', '', { without: ['black pudding'] }],
    ['no onion rings', '', { without: ['onion rings'] }],
    ['no spring onions', '', { without: ['spring onions'] }],
    ['hate vegan food', '', { vegan: false }],
    ['not without cheese', 'cheese', {}],
    ['no problem with onions', 'onions', {}],
    ["can't get enough cheese", 'cheese', {}],
    ['never mind the price pizza', 'pizza', {}],
    ['hates fish, curry please', 'curry', { excludeAllergens: ['FISH'] }],
    ['nowt with mushrooms', '', { without: ['mushrooms'] }],
  ],
  languages: [
    ['pizza ohne gluten', 'pizza', { excludeAllergens: ['GLUTEN'] }],
    ['Suppe ohne Sellerie', 'soup', { excludeAllergens: ['CELERY'] }],
    ['ich bin allergisch gegen Erdnüsse', '', { excludeAllergens: ['PEANUTS'] }],
    ['Nuesse vertrage ich nicht', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['glutenfreie Nudeln', 'noodles', { excludeAllergens: ['GLUTEN'] }],
    ['veganes Frühstück', '', { vegan: true, course: 'breakfast' }],
    ['Hähnchen mit Pommes', 'chicken with chips', {}],
    ['Sellerieallergie', '', { excludeAllergens: ['CELERY'] }],
    ['zwiebelfreie Suppe', 'soup', { without: ['onion'] }],
    ["mijn zoon mag geen pinda's", '', { excludeAllergens: ['PEANUTS'] }],
    ['geen melk en geen ei', '', { excludeAllergens: ['MILK', 'EGGS'] }],
    ['notenallergie', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['gâteau sans lait', 'cake', { excludeAllergens: ['MILK'] }],
    ['allergique aux arachides', '', { excludeAllergens: ['PEANUTS'] }],
    ["soupe à l'oignon", 'onion soup', {}],
    ['sin gluten', '', { excludeAllergens: ['GLUTEN'] }],
    ['tarta sin huevo', 'cake', { excludeAllergens: ['EGGS'] }],
    ['ensalada sin tomate', 'salad', { without: ['tomato'] }],
    ['alérgico al marisco', '', { excludeAllergens: ['CRUSTACEANS', 'MOLLUSCS'] }],
    ['pasta senza uova', 'pasta', { excludeAllergens: ['EGGS'] }],
    ['senza lattosio', '', { excludeAllergens: ['MILK'] }],
    ['kurczak', 'chicken', {}],
    ['uczulenie na orzechy', '', { excludeAllergens: ['NUTS', 'PEANUTS'] }],
    ['wegańskie ciasto', 'cake', { vegan: true }],
    ['bez mleka', '', { excludeAllergens: ['MILK'] }],
    ['sem glúten', '', { excludeAllergens: ['GLUTEN'] }],
    ['frango picante', 'chicken', { spicy: true }],
    ['alergia a camarão', '', { excludeAllergens: ['CRUSTACEANS'] }],
    ['pan fried cod', 'pan fried cod', {}],
    ['pain au chocolat', 'pain au chocolat', {}],
    ['chilli con carne', 'chilli con carne', {}],
    ['steak pie', 'steak pie', {}],
    ['pomme puree', 'pomme puree', {}],
    ['latte', 'latte', {}],
  ],
  british: [
    ['cuppa', 'tea', {}],
    ['ruby murray', 'curry', {}],
    ['tatties', 'potato', {}],
    ['owt without cheese', '', { without: ['cheese'] }],
    ['pie for a fiver', 'pie', { maxPrice: 5 }],
    ['🍕 under 10', 'pizza', { maxPrice: 9.99 }],
    ['🍔', 'burger', {}],
  ],
  amounts: [
    ['nothing over a fiver', '', { maxPrice: 5 }],
    ['under two pounds fifty', '', { maxPrice: 2.49 }],
    ['under five fifty', '', { maxPrice: 5.49 }],
    ['less than four hundred kcal', '', { maxCalories: 399 }],
    ['soup under twenty five pounds', 'soup', { maxPrice: 24.99 }],
    ['no more than two hundred and fifty calories', '', { maxCalories: 250 }],
    ["don't want to pay more than six quid", '', { maxPrice: 6 }],
    ['£10 squid', 'squid', { maxPrice: 10 }],
    ['peroni 0.0%', 'peroni 0 0%', {}],
  ],
  places: [
    ['pizza in london', 'pizza', { unknownPlaces: ['london'] }],
    ['pizza near me', 'pizza', { needsPlace: true }],
    ['york ham', 'york ham', {}],
    ['pizza in burslem', 'pizza', { city: 'burslem' }],
  ],
};
for (const [kind, lines] of Object.entries(KINDS)) {
  for (const [typed, text, conditions] of lines) {
    test(`${kind}: "${typed}" searches "${text}" with ${JSON.stringify(conditions)}`, (t) => {
      t.deepEqual(read(typed), { text, conditions });
    });
  }
}

test('splits joined words into the foods they consist of', (t) => {
  for (const [typed, meant] of [
    ['porkpie', 'pork pie'],
    ['sausagerolls', 'sausage rolls'],
    ['fishandchips', 'fish chips'],
    ['eggfriedrice', 'egg fried rice'],
    ['garlicbread', 'garlic bread'],
    ['beansontoast', 'beans toast'],
    ['veganburger', 'vegan burger'],
  ] as const)
    t.is(splitWords(typed), meant);
  for (const open of ['withchips', 'ofbread', 'chipsand', 'beanson']) t.is(splitWords(open), null, open);
  for (const whole of ['restaurant', 'burslem', 'cheesecake', 'lasagne']) t.not(splitWords(whole), whole);
});

test('tells common typos from others', (t) => {
  t.is(slipKind('piza', 'pizza'), 0);
  t.is(slipKind('cihps', 'chips'), 0);
  t.is(slipKind('sakad', 'salad'), 0);
  t.is(slipKind('sald', 'salad'), 1);
  t.is(slipKind('piza', 'pita'), 2);
  t.is(slipKind('lasanya', 'lasagne'), 3);
});

test('a name has its other spellings, and no other names', (t) => {
  t.deepEqual(spellingsOf('plain nan'), ['plain naan', 'plain naans']);
  t.true(spellingsOf('doughnuts').includes('doughnut'));
  t.false(spellingsOf('crumpets').includes('pikelets'));
});
