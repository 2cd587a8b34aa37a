/** Characters that stand for no known sign: private use, controls, the replacement character. */
const unknown = /[\p{Co}\p{Cc}\uFFFD]/u;

/** Text of a run in composed form; `damaged` where it holds characters whose meaning the file does not give. */
export function repairedText(text: string): { readonly text: string; readonly damaged: boolean } {
  const composed = text.normalize('NFC').replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '');
  return { text: composed, damaged: unknown.test(composed) };
}
