import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { listed } from '../listed.ts';
import type { AvoidanceGrammar } from './sentences.ts';

/** Meanings of each language's words for allergens, in order: those of Regulation (EU) No 1169/2011, Annex II, and some within. */
const MEANT: readonly (readonly AllergenCode[])[] = [
  ...([
    ['CELERY'],
    ['GLUTEN'],
    ['GLUTEN'],
    ['CRUSTACEANS'],
    ['EGGS'],
    ['FISH'],
    ['LUPIN'],
    ['MILK'],
    ['MILK'],
  ] as const),
  ...([['MOLLUSCS'], ['MUSTARD'], ['NUTS', 'PEANUTS'], ['PEANUTS'], ['SESAME'], ['SOYA'], ['SULPHITES']] as const),
  ...([['CRUSTACEANS'], ['NUTS']] as const),
];

/** A language by its words; lists are separated by `|`. */
function language(
  words: Readonly<Record<'allergens' | 'before' | 'after' | 'dishes', string>> & Pick<AvoidanceGrammar, 'and'>,
): AvoidanceGrammar {
  const names = listed(words.allergens);
  return {
    allergens: MEANT.map((codes, i) => [names[i] ?? '', codes]),
    and: words.and,
    before: listed(words.before),
    after: listed(words.after),
    dishes: ['', ...listed('pizza | curry | burger | lasagne'), ...listed(words.dishes)],
    orders: [
      ({ dish, avoided }) => `${dish} ${avoided}`,
      ({ dish, avoided }) => `${dish}, ${avoided}`,
      ({ dish, avoided }) => (dish === '' ? avoided : `${avoided}, ${dish}`),
    ],
  };
}

export const LANGUAGES: Readonly<Record<string, AvoidanceGrammar>> = {
  German: language({
    allergens: `
      Sellerie | Gluten | Weizen | Krebstiere | Eier | Fisch | Lupinen | Milch | Laktose | Weichtiere | Senf | Nüsse |
      Erdnüsse | Sesam | Soja | Sulfite | Garnelen | Haselnuesse`,
    and: [' und ', ' oder ', ', '],
    before: `
      ohne | alles außer | allergisch gegen | ich bin allergisch auf | ich esse keine | keine | Allergie gegen |
      ich vertrage keine`,
    after: 'vertrage ich nicht | macht mich krank | bekommt mir nicht',
    dishes: 'Suppe | Kuchen | Hähnchen | Nudeln',
  }),
  French: language({
    allergens: `
      céleri | gluten | blé | crustacés | oeufs | poisson | lupin | lait | lactose | mollusques | moutarde | fruits à coque |
      arachides | sésame | soja | sulfites | crevettes | noisettes`,
    and: [' et ', ' ou ', ', '],
    before: `
      sans | j'évite les | tout sauf | allergique aux | je suis allergique au | je ne mange pas de | pas de | allergie aux |
      intolérant au`,
    after: 'me rend malade | me rendent malade | ne me réussit pas',
    dishes: 'soupe | gâteau | poulet | tarte',
  }),
  Spanish: language({
    allergens: `
      apio | gluten | trigo | crustáceos | huevos | pescado | altramuces | leche | lactosa | moluscos | mostaza | frutos secos |
      cacahuetes | sésamo | soja | sulfitos | langostinos | almendras`,
    and: [' y ', ' o ', ', '],
    before: `
      sin | alérgico a | soy alérgica a los | no puedo comer | nada de | alergia a | intolerante a la | no tolero la |
      todo menos`,
    after: 'me sienta mal | me sientan mal | me pone enfermo',
    dishes: 'sopa | tarta | pollo | arroz',
  }),
  Italian: language({
    allergens: `
      sedano | glutine | frumento | crostacei | uova | pesce | lupini | latte | lattosio | molluschi | senape |
      frutta a guscio | arachidi | sesamo | soia | solfiti | gamberi | nocciole`,
    and: [' e ', ' o ', ', '],
    before: `
      senza | tutto tranne | non tollero gli | allergico a | sono allergica alle | non posso mangiare | niente | allergia al |
      intollerante al`,
    after: 'mi fa male | mi fanno male | mi fa stare male',
    dishes: 'zuppa | torta | pollo | riso',
  }),
  Dutch: language({
    allergens: `
      selderij | gluten | tarwe | schaaldieren | eieren | vis | lupine | melk | lactose | weekdieren | mosterd | noten |
      pinda's | sesam | soja | sulfieten | garnalen | hazelnoten`,
    and: [' en ', ' of ', ', '],
    before:
      'zonder | allergisch voor | ik mag geen | geen | allergie voor | ik kan niet tegen | behalve | alles behalve',
    after: 'verdraag ik niet | maakt me ziek | kan ik niet tegen',
    dishes: 'soep | taart | kip | rijst',
  }),
  Polish: language({
    allergens: `
      selera | gluten | pszenicy | skorupiaków | jajka | ryby | łubinu | mleka | laktozę | mięczaków | gorczycy | orzechy |
      orzeszki ziemne | sezamu | soję | siarczyny | krewetki | migdały`,
    and: [' i ', ' lub ', ', '],
    before:
      'bez | wszystko oprócz | uczulony na | jestem uczulona na | nie mogę jeść | nie jem | alergia na | mam alergię na',
    after: 'mi szkodzi | mi szkodzą',
    dishes: 'zupa | ciasto | kurczak | ryż',
  }),
  Portuguese: language({
    allergens: `
      aipo | glúten | trigo | crustáceos | ovos | peixe | tremoço | leite | lactose | moluscos | mostarda |
      frutos de casca rija | amendoins | sésamo | soja | sulfitos | camarão | amêndoas`,
    and: [' e ', ' ou ', ', '],
    before:
      'sem | tudo menos | não tolero os | alérgico a | sou alérgica a | não posso comer | nada de | alergia a | intolerante à',
    after: 'me faz mal | me fazem mal',
    dishes: 'sopa | bolo | frango | arroz',
  }),
};
