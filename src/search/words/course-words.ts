/**
 * Courses of a meal, with a name known to the synonyms and the headings for it, in search text. A dish is often searched by its course,
 * whose name may be nowhere near it: "dessert" also means dishes below "To Finish".
 */
const COURSES: readonly { readonly names: readonly string[]; readonly heading: RegExp; readonly not?: RegExp }[] = [
  {
    names: ['starter'],
    heading:
      /^(?:to (?:begin|start)|first courses?|entradas?|zakuski)$|\b(?:starters?|appeti[sz]ers?|antipast[io]|mezz?es?|tapas)\b/,
  },
  { names: ['main'], heading: /^(?:main plates?|secondi|second courses?)$|\bmains?\b(?! menu)/ },
  { names: ['side'], heading: /\b(?:sides?|accompaniments?|contorni)\b/ },
  {
    names: ['dessert'],
    heading:
      /^(?:sweets?|something sweet|(?:to )?finish|dolce|postres?)$|\b(?:desserts?|afters|puddings?|puds|dolci|sweet (?:treats?|things?|tooth|stuff|endings?|course))\b/,
    not: /\b(?:pies?|steak|savoury|wines?|yorkshires?)\b/,
  },
  {
    names: ['drinks'],
    heading:
      /\b(?:drinks?|beverages?|bevande|bebidas|beers?|lagers?|ales|ciders?|wines?|cocktails|mocktails|spirits|coffees|milkshakes|smoothies|juices)\b/,
    not: /\b(?:prawn|seafood)\b/,
  },
  {
    names: ['sunday roast', 'roast dinner'],
    heading: /\b(?:roasts?|carvery)\b/,
    not: /\b(?:coffees?|beans?|ducks?|starters?|sides?|desserts?|puddings?)\b/,
  },
  { names: ['kids'], heading: /\b(?:kids?|childrens?|little ones|junior)\b/ },
];

/** Words before "pudding" that make it a savoury one. */
const SAVOURY =
  /\b(?:black|white|blood|yorkshires?|pease|steak|kidney|suet|beef|meat|game|chicken|mutton|leek|hog s)\b/;

/** Courses in a heading in search text; often none. */
export function courseWords(heading: string): readonly string[] {
  return COURSES.filter((course) => course.heading.test(heading) && !course.not?.test(heading)).flatMap(
    ({ names }) => names,
  );
}

/**
 * Courses below a section of a menu, both in search text. A section says more than its menu, but a children's menu applies to all its
 * sections.
 */
export function courseWordsOf(section: string, menu: string): readonly string[] {
  const ofSection = courseWords(section);
  const ofMenu = courseWords(menu);
  return ofSection.length === 0 ? ofMenu : [...ofSection, ...ofMenu.filter((word) => word === 'kids')];
}

/** A name in search text that ends in a sweet pudding, with "dessert" in its place; null for all others. */
export function asDessert(name: string): string | null {
  const at = name.search(/\b(?:puddings?|puds?)\b/);
  if (at < 0 || SAVOURY.test(name.slice(0, at))) return null;
  return name.replace(/\b(?:puddings?|puds?)\b/, 'dessert');
}
