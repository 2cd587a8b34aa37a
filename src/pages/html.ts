export interface Html {
  readonly html: string;
}

type Piece = string | number | Html | readonly Html[] | undefined | null | false;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that escapes everything except HTML. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: strings.reduce((text, part, index) => text + toHtml(pieces[index - 1]) + part) };
}

function toHtml(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(toHtml).join('');
  if (typeof piece === 'object' && 'html' in piece) return piece.html;
  return String(piece).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
