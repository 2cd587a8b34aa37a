const OF_ALL =
  '(?:(?:of|the|all|any|14|fourteen|major|main|listed|known|common|declarable|food|regulated|uk|eu|legal) )*';
const ENDS = String.raw`(?=\s*(?:$|,|(?:present|whatsoever|at all|in (?:this|the|our|it)\b)))`;
/** What says that none of the 14 is in the dish. */
const SAYS_NONE = [
  String.raw`\b(?:contains? |has |have )?no ${OF_ALL}allergens?\b`,
  String.raw`\b(?:does not|doesn't|doesn’t) (?:contain|include|have) (?:any )?${OF_ALL}allergens?\b`,
  String.raw`\bfree (?:from|of) ${OF_ALL}allergens?\b`,
  String.raw`\bnone of the ${OF_ALL}allergens?\b`,
  String.raw`\bcontains? none of the (?:14|fourteen)\b`,
  String.raw`\ballergens?\s*[:–—-]\s*(?:none|nil)(?: of the (?:14|fourteen)| of ${OF_ALL}allergens?)?`,
  '^(?:100% )?allergen[- ]free',
].map((says) => new RegExp(says.trimEnd() + ENDS, 'i'));
/** Words around it by which it is a request, a warning, an offer or a list of exceptions. */
const NOT_SAID =
  /\b(?:not|cannot|can[’']?t|never|unable|guarantee\w*|except\w*|other than|apart|beside\w*|but|unless|if|ask|tell|options?|available|request|information|info|kitchen)\b/i;

/** True where a sentence of the text says that there are none of the 14 allergens: "no allergens", "Allergens: none of the 14". */
export function saysNoAllergens(text: string): boolean {
  if (!/allergen|none of the/i.test(text)) return false;
  return text.split(/[.!?;\n•()[\]]+/).some((part) => {
    const sentence = part.trim().replace(/\s+/g, ' ');
    return SAYS_NONE.some((says) => {
      const found = says.exec(sentence);
      return found !== null && !NOT_SAID.test(sentence.replace(found[0], ' '));
    });
  });
}
