const ESCAPE = '\u001b';
/**
 * Signs that a terminal obeys; they could hide lines, rename its window or fill the clipboard. The styles that commands give a text (SGR:
 * bold, dim, underlined, coloured) are matched whole; one that hides it is none of them.
 */
const OBEYED = /\p{Cc}\[(?:[124]|2[24]|3[1-79]|90)m|(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu;

/**
 * Makes untrusted text safe for a terminal: control and bidirectional characters become escapes such as \u001B. In JSON, where they can only
 * be in strings, that is the same text.
 */
export function printable(text: string): string {
  return text.replace(OBEYED, (sign) => {
    const isStyle = sign.length > 1 && sign.startsWith(ESCAPE);
    return isStyle ? sign : `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}${sign.slice(1)}`;
  });
}
