import type { AvoidanceGrammar } from './sentences.ts';

const ORDERS: AvoidanceGrammar['orders'] = [
  ({ dish, avoided }) => `${dish} ${avoided}`,
  ({ dish, avoided }) => `${dish}, ${avoided}`,
  ({ dish, avoided }) => (dish === '' ? avoided : `${avoided}, ${dish}`),
];
const ENGLISH_DISHES = ['', 'pizza', 'curry', 'burger', 'lasagne'];

/** The allergens of Regulation (EU) No 1169/2011, Annex II, with words of seven languages that refuse them. */
export const LANGUAGES: Readonly<Record<string, AvoidanceGrammar>> = {
  German: {
    allergens: [
      ...[['Sellerie', ['CELERY']] as const, ['Gluten', ['GLUTEN']] as const, ['Weizen', ['GLUTEN']] as const],
      ...[['Krebstiere', ['CRUSTACEANS']] as const, ['Eier', ['EGGS']] as const, ['Fisch', ['FISH']] as const],
      ...[['Lupinen', ['LUPIN']] as const, ['Milch', ['MILK']] as const, ['Laktose', ['MILK']] as const],
      ...[
        ['Weichtiere', ['MOLLUSCS']] as const,
        ['Senf', ['MUSTARD']] as const,
        ['Nüsse', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[['Erdnüsse', ['PEANUTS']] as const, ['Sesam', ['SESAME']] as const, ['Soja', ['SOYA']] as const],
      ...[
        ['Sulfite', ['SULPHITES']] as const,
        ['Garnelen', ['CRUSTACEANS']] as const,
        ['Haselnuesse', ['NUTS']] as const,
      ],
    ],
    and: [' und ', ' oder ', ', '],
    before: [
      'ohne',
      'allergisch gegen',
      'ich bin allergisch auf',
      'ich esse keine',
      'keine',
      'Allergie gegen',
      'ich vertrage keine',
    ],
    after: ['vertrage ich nicht', 'macht mich krank', 'bekommt mir nicht'],
    dishes: [...ENGLISH_DISHES, 'Suppe', 'Kuchen', 'Hähnchen', 'Nudeln'],
    orders: ORDERS,
  },
  French: {
    allergens: [
      ...[['céleri', ['CELERY']] as const, ['gluten', ['GLUTEN']] as const, ['blé', ['GLUTEN']] as const],
      ...[['crustacés', ['CRUSTACEANS']] as const, ['oeufs', ['EGGS']] as const, ['poisson', ['FISH']] as const],
      ...[['lupin', ['LUPIN']] as const, ['lait', ['MILK']] as const, ['lactose', ['MILK']] as const],
      ...[
        ['mollusques', ['MOLLUSCS']] as const,
        ['moutarde', ['MUSTARD']] as const,
        ['fruits à coque', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[['arachides', ['PEANUTS']] as const, ['sésame', ['SESAME']] as const, ['soja', ['SOYA']] as const],
      ...[
        ['sulfites', ['SULPHITES']] as const,
        ['crevettes', ['CRUSTACEANS']] as const,
        ['noisettes', ['NUTS']] as const,
      ],
    ],
    and: [' et ', ' ou ', ', '],
    before: [
      'sans',
      'allergique aux',
      'je suis allergique au',
      'je ne mange pas de',
      'pas de',
      'allergie aux',
      'intolérant au',
    ],
    after: ['me rend malade', 'me rendent malade', 'ne me réussit pas'],
    dishes: [...ENGLISH_DISHES, 'soupe', 'gâteau', 'poulet', 'tarte'],
    orders: ORDERS,
  },
  Spanish: {
    allergens: [
      ...[['apio', ['CELERY']] as const, ['gluten', ['GLUTEN']] as const, ['trigo', ['GLUTEN']] as const],
      ...[['crustáceos', ['CRUSTACEANS']] as const, ['huevos', ['EGGS']] as const, ['pescado', ['FISH']] as const],
      ...[['altramuces', ['LUPIN']] as const, ['leche', ['MILK']] as const, ['lactosa', ['MILK']] as const],
      ...[
        ['moluscos', ['MOLLUSCS']] as const,
        ['mostaza', ['MUSTARD']] as const,
        ['frutos secos', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[['cacahuetes', ['PEANUTS']] as const, ['sésamo', ['SESAME']] as const, ['soja', ['SOYA']] as const],
      ...[
        ['sulfitos', ['SULPHITES']] as const,
        ['langostinos', ['CRUSTACEANS']] as const,
        ['almendras', ['NUTS']] as const,
      ],
    ],
    and: [' y ', ' o ', ', '],
    before: ['sin', 'alérgico a', 'soy alérgica a los', 'no puedo comer', 'nada de', 'alergia a', 'intolerante a la'],
    after: ['me sienta mal', 'me sientan mal', 'me pone enfermo'],
    dishes: [...ENGLISH_DISHES, 'sopa', 'tarta', 'pollo', 'arroz'],
    orders: ORDERS,
  },
  Italian: {
    allergens: [
      ...[['sedano', ['CELERY']] as const, ['glutine', ['GLUTEN']] as const, ['frumento', ['GLUTEN']] as const],
      ...[['crostacei', ['CRUSTACEANS']] as const, ['uova', ['EGGS']] as const, ['pesce', ['FISH']] as const],
      ...[['lupini', ['LUPIN']] as const, ['latte', ['MILK']] as const, ['lattosio', ['MILK']] as const],
      ...[
        ['molluschi', ['MOLLUSCS']] as const,
        ['senape', ['MUSTARD']] as const,
        ['frutta a guscio', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[['arachidi', ['PEANUTS']] as const, ['sesamo', ['SESAME']] as const, ['soia', ['SOYA']] as const],
      ...[['solfiti', ['SULPHITES']] as const, ['gamberi', ['CRUSTACEANS']] as const, ['nocciole', ['NUTS']] as const],
    ],
    and: [' e ', ' o ', ', '],
    before: [
      'senza',
      'allergico a',
      'sono allergica alle',
      'non posso mangiare',
      'niente',
      'allergia al',
      'intollerante al',
    ],
    after: ['mi fa male', 'mi fanno male', 'mi fa stare male'],
    dishes: [...ENGLISH_DISHES, 'zuppa', 'torta', 'pollo', 'riso'],
    orders: ORDERS,
  },
  Dutch: {
    allergens: [
      ...[['selderij', ['CELERY']] as const, ['gluten', ['GLUTEN']] as const, ['tarwe', ['GLUTEN']] as const],
      ...[['schaaldieren', ['CRUSTACEANS']] as const, ['eieren', ['EGGS']] as const, ['vis', ['FISH']] as const],
      ...[['lupine', ['LUPIN']] as const, ['melk', ['MILK']] as const, ['lactose', ['MILK']] as const],
      ...[
        ['weekdieren', ['MOLLUSCS']] as const,
        ['mosterd', ['MUSTARD']] as const,
        ['noten', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[["pinda's", ['PEANUTS']] as const, ['sesam', ['SESAME']] as const, ['soja', ['SOYA']] as const],
      ...[
        ['sulfieten', ['SULPHITES']] as const,
        ['garnalen', ['CRUSTACEANS']] as const,
        ['hazelnoten', ['NUTS']] as const,
      ],
    ],
    and: [' en ', ' of ', ', '],
    before: ['zonder', 'allergisch voor', 'ik mag geen', 'geen', 'allergie voor', 'ik kan niet tegen', 'behalve'],
    after: ['verdraag ik niet', 'maakt me ziek', 'kan ik niet tegen'],
    dishes: [...ENGLISH_DISHES, 'soep', 'taart', 'kip', 'rijst'],
    orders: ORDERS,
  },
  Polish: {
    allergens: [
      ...[['selera', ['CELERY']] as const, ['gluten', ['GLUTEN']] as const, ['pszenicy', ['GLUTEN']] as const],
      ...[['skorupiaków', ['CRUSTACEANS']] as const, ['jajka', ['EGGS']] as const, ['ryby', ['FISH']] as const],
      ...[['łubinu', ['LUPIN']] as const, ['mleka', ['MILK']] as const, ['laktozę', ['MILK']] as const],
      ...[
        ['mięczaków', ['MOLLUSCS']] as const,
        ['gorczycy', ['MUSTARD']] as const,
        ['orzechy', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[['orzeszki ziemne', ['PEANUTS']] as const, ['sezamu', ['SESAME']] as const, ['soję', ['SOYA']] as const],
      ...[
        ['siarczyny', ['SULPHITES']] as const,
        ['krewetki', ['CRUSTACEANS']] as const,
        ['migdały', ['NUTS']] as const,
      ],
    ],
    and: [' i ', ' lub ', ', '],
    before: ['bez', 'uczulony na', 'jestem uczulona na', 'nie mogę jeść', 'nie jem', 'alergia na', 'mam alergię na'],
    after: ['mi szkodzi', 'mi szkodzą'],
    dishes: [...ENGLISH_DISHES, 'zupa', 'ciasto', 'kurczak', 'ryż'],
    orders: ORDERS,
  },
  Portuguese: {
    allergens: [
      ...[['aipo', ['CELERY']] as const, ['glúten', ['GLUTEN']] as const, ['trigo', ['GLUTEN']] as const],
      ...[['crustáceos', ['CRUSTACEANS']] as const, ['ovos', ['EGGS']] as const, ['peixe', ['FISH']] as const],
      ...[['tremoço', ['LUPIN']] as const, ['leite', ['MILK']] as const, ['lactose', ['MILK']] as const],
      ...[
        ['moluscos', ['MOLLUSCS']] as const,
        ['mostarda', ['MUSTARD']] as const,
        ['frutos de casca rija', ['NUTS', 'PEANUTS']] as const,
      ],
      ...[['amendoins', ['PEANUTS']] as const, ['sésamo', ['SESAME']] as const, ['soja', ['SOYA']] as const],
      ...[['sulfitos', ['SULPHITES']] as const, ['camarão', ['CRUSTACEANS']] as const, ['amêndoas', ['NUTS']] as const],
    ],
    and: [' e ', ' ou ', ', '],
    before: ['sem', 'alérgico a', 'sou alérgica a', 'não posso comer', 'nada de', 'alergia a', 'intolerante à'],
    after: ['me faz mal', 'me fazem mal'],
    dishes: [...ENGLISH_DISHES, 'sopa', 'bolo', 'frango', 'arroz'],
    orders: ORDERS,
  },
};
