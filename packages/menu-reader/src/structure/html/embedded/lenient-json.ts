/**
 * Parses JSON as pages embed it: within comments or CDATA, with line breaks in strings, commas before closing brackets,
 * or cut off at its end. Undefined where nothing helps.
 */
export function parseLenient(raw: string): unknown {
  const text = raw
    .trim()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  const attempts = [() => text, () => tidy(text), () => closeOpen(tidy(text))];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // the next attempt repairs more
    }
  }
  return undefined;
}

/** Control characters in strings become spaces; comments and dangling commas go. */
function tidy(text: string): string {
  let result = '';
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    if (inString) {
      if (sign === '\\') result += sign + (text[++i] ?? '');
      else if (sign < ' ') result += ' ';
      else result += sign;
      if (sign === '"') inString = false;
    } else if (sign === '/' && text[i + 1] === '*') {
      const end = text.indexOf('*/', i + 2);
      i = end < 0 ? text.length : end + 1;
    } else if (sign === ',' && /^\s*[}\]]/.test(text.slice(i + 1, i + 200))) {
    } else {
      if (sign === '"') inString = true;
      result += sign;
    }
  }
  return result;
}

/** Ends what a cut-off text left open, after its last complete value. */
function closeOpen(text: string): string {
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const kept = text.slice(0, end + 1);
  const open: string[] = [];
  let inString = false;
  for (let i = 0; i < kept.length; i++) {
    const sign = kept[i];
    if (inString) {
      if (sign === '\\') i++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    else if (sign === '}' || sign === ']') open.pop();
  }
  return kept + open.reverse().join('');
}
