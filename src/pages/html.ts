/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Piece = string | number | Html | readonly Html[] | undefined | false;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag: everything put in is escaped unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { html: strings.reduce((text, part, index) => text + toHtml(pieces[index - 1]) + part) };
}

function toHtml(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(toHtml).join('');
  if (typeof piece === 'object' && 'html' in piece) return piece.html;
  return String(piece).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
