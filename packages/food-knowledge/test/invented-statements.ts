import type { AllergenCode } from '@menu-data-service/menu-model/allergens';

/** Allergen statements of one language, with `%` for a list of allergens, and its names for them. */
export interface StatementLanguage {
  readonly dishes: readonly string[];
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  readonly free: readonly string[];
  readonly and: string;
  readonly words: Readonly<Partial<Record<AllergenCode, readonly string[]>>>;
  /** Names of members, whose absence says nothing about the rest of their group. */
  readonly members: Readonly<Partial<Record<AllergenCode, readonly string[]>>>;
}

/** Own wording; the names of the allergens are those of Annex II of Regulation (EU) 1169/2011. */
export const STATEMENT_LANGUAGES: Readonly<Record<string, StatementLanguage>> = {
  en: {
    dishes: ['Roasted vegetables with potato wedges', 'Grilled peppers and rice', 'House plate of carrots'],
    contains: ['Contains %.', 'Contains: %.', 'Allergens: %.', '(contains %)'],
    mayContain: ['May contain %.', 'May contain traces of %.', 'Traces of % possible.'],
    free: ['Without %.', 'Contains no %.', 'Free from %.', 'Does not contain %.'],
    and: 'and',
    words: {
      ...{ GLUTEN: ['gluten'], CRUSTACEANS: ['crustaceans'], EGGS: ['eggs', 'egg'], FISH: ['fish'] },
      ...{ PEANUTS: ['peanuts'], SOYA: ['soya', 'soy'], MILK: ['milk'], NUTS: ['nuts'] },
      ...{ CELERY: ['celery'], MUSTARD: ['mustard'], SESAME: ['sesame'], SULPHITES: ['sulphites'] },
      ...{ LUPIN: ['lupin'], MOLLUSCS: ['molluscs'] },
    },
    members: { GLUTEN: ['wheat'], NUTS: ['almonds', 'hazelnuts'] },
  },
  de: {
    dishes: ['Gebratenes Gemüse mit Kartoffelspalten', 'Gegrillte Paprika und Reis', 'Karottenteller vom Grill'],
    contains: ['Enthält %.', 'Enthält: %.', 'Allergene: %.', '(enthält %)'],
    mayContain: ['Kann % enthalten.', 'Kann Spuren von % enthalten.', 'Kann Spuren enthalten von %.'],
    free: ['Ohne %.', 'Enthält keine %.', 'Frei von %.'],
    and: 'und',
    words: {
      ...{ GLUTEN: ['Gluten', 'glutenhaltiges Getreide'], CRUSTACEANS: ['Krebstiere'], EGGS: ['Eier', 'Ei'] },
      ...{ FISH: ['Fisch'], PEANUTS: ['Erdnüsse', 'Erdnuss'], SOYA: ['Soja', 'Sojabohnen'], MILK: ['Milch'] },
      ...{ NUTS: ['Schalenfrüchte', 'Nüsse'], CELERY: ['Sellerie'], MUSTARD: ['Senf'] },
      ...{ SESAME: ['Sesam', 'Sesamsamen'], SULPHITES: ['Sulfite', 'Schwefeldioxid'], LUPIN: ['Lupinen'] },
      ...{ MOLLUSCS: ['Weichtiere'] },
    },
    members: { GLUTEN: ['Weizen'], NUTS: ['Mandeln', 'Walnüsse'] },
  },
  fr: {
    dishes: ['Légumes rôtis avec pommes de terre', 'Poivrons grillés et riz', 'Assiette de carottes grillées'],
    contains: ['Contient %.', 'Contient : %.', 'Allergènes : %.', '(contient %)'],
    mayContain: ['Peut contenir %.', 'Peut contenir des traces de %.', 'Traces éventuelles de %.'],
    free: ['Sans %.', 'Ne contient pas de %.'],
    and: 'et',
    words: {
      ...{ GLUTEN: ['gluten', 'céréales'], CRUSTACEANS: ['crustacés'], EGGS: ['œufs', 'oeufs'] },
      ...{ FISH: ['poisson'], PEANUTS: ['arachides', 'cacahuètes'], SOYA: ['soja'], MILK: ['lait'] },
      ...{ NUTS: ['fruits à coque'], CELERY: ['céleri'], MUSTARD: ['moutarde'] },
      ...{ SESAME: ['sésame'], SULPHITES: ['sulfites'], LUPIN: ['lupin'], MOLLUSCS: ['mollusques'] },
    },
    members: { GLUTEN: ['blé'], NUTS: ['amandes', 'noisettes', 'noix'] },
  },
  es: {
    dishes: ['Verduras asadas con patatas', 'Pimientos a la plancha y arroz', 'Zanahorias al horno con ajo'],
    contains: ['Contiene %.', 'Contiene: %.', 'Alérgenos: %.', '(contiene %)'],
    mayContain: ['Puede contener %.', 'Puede contener trazas de %.', 'Puede contener restos de %.'],
    free: ['Sin %.', 'No contiene %.', 'Libre de %.'],
    and: 'y',
    words: {
      ...{ GLUTEN: ['gluten', 'cereales'], CRUSTACEANS: ['crustáceos'], EGGS: ['huevos', 'huevo'] },
      ...{ FISH: ['pescado'], PEANUTS: ['cacahuetes'], SOYA: ['soja'], MILK: ['leche', 'lácteos'] },
      ...{ NUTS: ['frutos de cáscara', 'frutos secos'], CELERY: ['apio'], MUSTARD: ['mostaza'] },
      ...{ SESAME: ['sésamo'], SULPHITES: ['sulfitos'], LUPIN: ['altramuces'], MOLLUSCS: ['moluscos'] },
    },
    members: { GLUTEN: ['trigo'], NUTS: ['almendras', 'nueces'] },
  },
  it: {
    dishes: ['Verdure grigliate con patate', 'Peperoni alla griglia e riso', 'Carote al forno con aglio'],
    contains: ['Contiene %.', 'Contiene: %.', 'Allergeni: %.', '(contiene %)'],
    mayContain: ['Può contenere %.', 'Può contenere tracce di %.', 'Possono contenere tracce di %.'],
    free: ['Senza %.', 'Non contiene %.'],
    and: 'e',
    words: {
      ...{ GLUTEN: ['glutine', 'cereali'], CRUSTACEANS: ['crostacei'], EGGS: ['uova', 'uovo'] },
      ...{ FISH: ['pesce'], PEANUTS: ['arachidi'], SOYA: ['soia'], MILK: ['latte', 'latticini'] },
      ...{ NUTS: ['frutta a guscio'], CELERY: ['sedano'], MUSTARD: ['senape'] },
      ...{ SESAME: ['sesamo'], SULPHITES: ['solfiti'], LUPIN: ['lupini'], MOLLUSCS: ['molluschi'] },
    },
    members: { GLUTEN: ['frumento'], NUTS: ['mandorle', 'nocciole', 'noci'] },
  },
  nl: {
    dishes: ['Geroosterde groenten met aardappelen', 'Gegrilde paprika en rijst', 'Worteltjes met ui'],
    contains: ['Bevat %.', 'Bevat: %.', 'Allergenen: %.', '(bevat %)'],
    mayContain: ['Kan % bevatten.', 'Kan sporen van % bevatten.', 'Kan sporen bevatten van %.'],
    free: ['Zonder %.', 'Bevat geen %.', 'Vrij van %.'],
    and: 'en',
    words: {
      ...{ GLUTEN: ['gluten', 'glutenbevattende granen'], CRUSTACEANS: ['schaaldieren'], EGGS: ['eieren', 'ei'] },
      ...{ FISH: ['vis'], PEANUTS: ["pinda's", 'aardnoten'], SOYA: ['soja', 'sojabonen'], MILK: ['melk', 'zuivel'] },
      ...{ NUTS: ['noten', 'schaalvruchten'], CELERY: ['selderij'], MUSTARD: ['mosterd'] },
      ...{ SESAME: ['sesam', 'sesamzaad'], SULPHITES: ['sulfiet', 'zwaveldioxide'], LUPIN: ['lupine'] },
      ...{ MOLLUSCS: ['weekdieren'] },
    },
    members: { GLUTEN: ['tarwe'], NUTS: ['amandelen', 'hazelnoten'] },
  },
  pl: {
    dishes: ['Pieczone warzywa z ziemniakami', 'Grillowana papryka i ryż', 'Marchewka z ziołami'],
    contains: ['Zawiera %.', 'Zawiera: %.', 'Alergeny: %.', '(zawiera %)'],
    mayContain: ['Może zawierać %.', 'Może zawierać śladowe ilości %.'],
    free: ['Bez %.', 'Nie zawiera %.'],
    and: 'i',
    words: {
      ...{
        GLUTEN: ['glutenu', 'gluten'],
        CRUSTACEANS: ['skorupiaki', 'skorupiaków'],
        EGGS: ['jaja', 'jajka'],
      },
      ...{
        FISH: ['ryby'],
        PEANUTS: ['orzeszki ziemne', 'orzeszków ziemnych'],
        SOYA: ['soja', 'soi'],
        MILK: ['mleko', 'mleka'],
      },
      ...{ NUTS: ['orzechy', 'orzechów'], CELERY: ['seler', 'selera'], MUSTARD: ['gorczyca', 'gorczycy'] },
      ...{ SESAME: ['sezam', 'sezamu'], SULPHITES: ['siarczyny'], LUPIN: ['łubin'], MOLLUSCS: ['mięczaki'] },
    },
    members: { GLUTEN: ['pszenica'], NUTS: ['migdały'] },
  },
  pt: {
    dishes: ['Legumes assados com batatas', 'Pimentos grelhados e arroz', 'Cenouras no forno com alho'],
    contains: ['Contém %.', 'Contém: %.', 'Alergénios: %.', '(contém %)'],
    mayContain: ['Pode conter %.', 'Pode conter vestígios de %.', 'Pode conter traços de %.'],
    free: ['Sem %.', 'Não contém %.', 'Isento de %.'],
    and: 'e',
    words: {
      ...{ GLUTEN: ['glúten', 'cereais'], CRUSTACEANS: ['crustáceos'], EGGS: ['ovos', 'ovo'] },
      ...{ FISH: ['peixe'], PEANUTS: ['amendoins', 'amendoim'], SOYA: ['soja'], MILK: ['leite', 'laticínios'] },
      ...{ NUTS: ['frutos de casca rija', 'frutos secos'], CELERY: ['aipo'] },
      ...{ MUSTARD: ['mostarda'], SESAME: ['sésamo', 'gergelim'], SULPHITES: ['sulfitos'], LUPIN: ['tremoço'] },
      ...{ MOLLUSCS: ['moluscos'] },
    },
    members: { GLUTEN: ['trigo'], NUTS: ['amêndoas', 'nozes'] },
  },
};
