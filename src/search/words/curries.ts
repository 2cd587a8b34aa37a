/** Names, in search text, of dishes that are curries without saying so. */
const CURRY =
  /\b(?:korma|madras|vindaloo|jalfrezi|bhuna|dopiaza|rogan josh|dhansak|pathia|balti|tikka masala|chana masala|karahi|pasanda|makhani|butter(?= chicken)|massaman|panang)\b(?! (?:curry|house|chips|sauce))/;

/** Replaces the name of a curry by that word: "lamb madras" is "lamb curry"; in search text. Null for others. */
export function asCurry(name: string): string | null {
  return CURRY.test(name) && !/\bcurr(?:y|ies)\b/.test(name) ? name.replace(CURRY, 'curry') : null;
}
