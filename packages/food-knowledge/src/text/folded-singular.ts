/** Words that end in s but are singular, or whose singular menus do not use. */
const KEEP = new Set(
  (
    'molasses hummus houmous couscous asparagus citrus swiss bass tapas cress watercress brussels octopus haggis meatless ' +
    'boneless eggless dairyless flourless jus radish anise dates grits is as us this plus christmas lemongrass ' +
    'wheatgrass floss moss press process unless less seabass has various delicious famous luxurious generous nachos ' +
    'churros crisps madras does'
  ).split(' '),
);
const PLURAL_IE = new Set(['cookies', 'brownies', 'smoothies', 'veggies', 'pies', 'bhajies', 'blondies', 'hoagies']);
const PLURAL_ES = /(?:oes|shes|ches|xes|sses)$/;
const MARKS = /[\u0300-\u036f]/g;
const PLAIN = /^[a-z0-9]+$/;
const APOSTROPHES = /['’‘`´]/g;

/** Lower case, no accents, apostrophes closed up ("Baker's" becomes "bakers"), then singular. */
export function foldedSingular(raw: string): string {
  const lower = raw.toLowerCase();
  if (PLAIN.test(lower)) return singular(lower);
  const bare = lower.normalize('NFKD').replace(MARKS, '').replace(/œ/g, 'oe').replace(/ß/g, 'ss').replace(/ı/g, 'i');
  // A possessive s is kept at first, so that "shepherd's" and "shepherds" become the same word.
  return singular(bare.replace(APOSTROPHES, ''));
}

/** Singular of a folded English word, judged by its ending: "leaves" becomes "leaf", "dishes" "dish", "curries" "curry". */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || KEEP.has(word))
    return word;
  if (word.endsWith('ies'))
    return PLURAL_IE.has(word) || word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (word.length > 5 && PLURAL_ES.test(word)) return word.slice(0, -2);
  if (word.endsWith('leaves')) return `${word.slice(0, -6)}leaf`;
  if (word.endsWith('loaves')) return `${word.slice(0, -6)}loaf`;
  return word.slice(0, -1);
}
