export type Fields = Readonly<Record<string, string | undefined>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const FIELD = /\{([\w.]+)\}/g;

/** Fills a template: `{field}` is replaced by its text, or by nothing if missing; `[ ]` is left out if one of its fields is empty. */
export function fill(template: string, fields: Fields): string {
  return template
    .replace(/\[([^[\]]*)\]/g, (_all, inside: string) =>
      [...inside.matchAll(FIELD)].every(([, name = '']) => name.startsWith('.') || fields[name]) ? inside : '',
    )
    .replace(FIELD, (_all, name: string) => fields[name] ?? '');
}
