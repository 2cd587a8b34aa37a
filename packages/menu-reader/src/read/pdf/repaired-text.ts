/** Characters of unknown meaning: private use, control and replacement characters. */
const UNKNOWN = /[\p{Co}\p{Cc}\uFFFD]/u;

/** Text of a run in composed form, without invisible characters; `damaged` where it has characters of unknown meaning. */
export function repairedText(text: string): { readonly text: string; readonly damaged: boolean } {
  const composed = text.normalize('NFC').replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '');
  return { text: composed, damaged: UNKNOWN.test(composed) };
}
