const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

// Without accents, in every language that menus are read in: a note may be in another language than its menu.
const EACH = wordSet(
  `all any every each everything alle allen aller samtliche samtlichen jedes jede tous toutes tout chaque todos todas todo cada tutti tutte ogni
  elk elke wszystkie wszystkich kazde kazda`,
);
const OURS = wordSet(
  `our we unser unsere unseren unserer unserem wir nos notre nous nuestro nuestra nuestros nuestras nostro nostra nostri nostre noi onze ons wij
  nasz nasze nasza naszych naszej nosso nossa nossos nossas`,
);
const DISHES = wordSet(
  `dish dishes food foods products items meals kitchen gericht gerichte gerichten speise speisen produkte produkten kuche plat plats produit produits
  cuisine plato platos producto productos cocina piatto piatti prodotto prodotti cucina gerecht gerechten producten keuken
  danie dania dan potrawa potrawy potraw produkty produktow kuchnia kuchni prato pratos produto produtos cozinha`,
);
const CONTAIN = wordSet(
  `contain contains trace traces enthalten enthalt spuren contenir contiennent contener contienen trazas contenere contengono tracce
  bevatten sporen zawierac zawieraja sladowe slady conter contem vestigios tracos`,
);
const WORDS = /\p{L}+/gu;

const foldedWords = (sentence: string): string[] =>
  sentence.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORDS) ?? [];

export const speaksOfDishes = (sentence: string): boolean =>
  foldedWords(sentence).some((word) => EACH.has(word) || OURS.has(word) || DISHES.has(word));

/** True where a sentence is about all dishes, wherever it is printed: "all our dishes may contain nuts" behind the last of them. */
export function speaksOfEveryDish(sentence: string): boolean {
  const words = foldedWords(sentence);
  return words.some((word) => EACH.has(word)) && words.some((word) => DISHES.has(word));
}

/** Texts about contents or traces in all dishes, wherever a document prints them. */
export const menuWideWarnings = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => speaksOfEveryDish(text) && foldedWords(text).some((word) => CONTAIN.has(word)))),
];
