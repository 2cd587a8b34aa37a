/** Words that still mean all 14; "the main allergens" and "known allergens" do not. */
const OF_ALL =
  '(?:(?:of|the|all|any|(?:14|fourteen)(?: (?:major|main|common|listed))?|declarable|food|regulated|uk|eu|legal) )*';
const ENDS = String.raw`(?=\s*(?:$|,|(?:present|whatsoever|at all|in (?:this|the|our|it)\b)))`;
const SAYS_NONE = [
  String.raw`\b(?:contains? |has |have )?no ${OF_ALL}allergens?\b`,
  String.raw`\b(?:does not|doesn't|doesn’t) (?:contain|include|have) (?:any )?${OF_ALL}allergens?\b`,
  String.raw`\bfree (?:from|of) ${OF_ALL}allergens?\b`,
  String.raw`\bnone of the ${OF_ALL}allergens?\b`,
  String.raw`\bcontains? none of the (?:14|fourteen)\b`,
  String.raw`\ballergens?\s*[:–—-]\s*(?:none|nil)(?: of the (?:14|fourteen)| of ${OF_ALL}allergens?)?`,
  '^(?:100% )?allergen[- ]free',
].map((says) => new RegExp(says.trimEnd() + ENDS, 'i'));
/** Words that turn the sentence into a request, a warning, an offer or a list of exceptions. */
const NOT_SAID =
  /\b(?:not|cannot|can[’']?t|never|unable|guarantee\w*|except\w*|other than|apart|beside\w*|but|unless|if|ask|tell|options?|available|request|information|info|kitchen)\b/i;

/** Signs that nothing is promised: "No allergens? Ask us", "Allergens: none (but may contain traces)". */
const LEAVES_OPEN =
  /\?|\b(?:may|might|traces?|nearly|almost|no dish|in the (?!dish|recipe|food)|others?|etc|usw|altri|otros|inne|outros|unknown|incomplete|vary|tbc|more|plus|whatever|full list)\b|\.\.\.|…/i;

/** True where a text leaves its allergen statement open: a question, a warning, "milk, eggs and others", "Milch usw." */
export const isOpen = (text: string): boolean => LEAVES_OPEN.test(text);

/** True where a sentence denies all 14 allergens: "no allergens", "Allergens: none of the 14". */
export function saysNoAllergens(text: string): boolean {
  if (!/allergen|none of the/i.test(text) || isOpen(text)) return false;
  return text.split(/[.!?;\n•]+/).some((sentence) =>
    sentence.split(/[()[\]]+/).some((printed) => {
      const part = printed.trim().replace(/\s+/g, ' ');
      return SAYS_NONE.some((says) => {
        const found = says.exec(part);
        return found !== null && !NOT_SAID.test(sentence.replace(/\s+/g, ' ').replace(found[0], ' '));
      });
    }),
  );
}
