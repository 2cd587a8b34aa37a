/** Dots, lines or dashes from a name to its price, also of several signs: "Soup.....…. 7". */
export const LEADER = /(?:[.·]\s?){4,}|(?:…\s?){2,}|(?=[.,\s]*…)(?:[.,…]\s?){3,}|_{3,}|-{5,}/g;
