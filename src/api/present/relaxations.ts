import type { z } from 'zod';
import type { relaxationsSchema } from '../schemas/relaxations.ts';

/** A way on from a search that found nothing, as it is served. */
export type Relaxation = z.output<typeof relaxationsSchema>['items'][number];

/** Quoted as in RFC 8288; what is not ASCII as in RFC 8187. */
function titleParameter(title: string): string {
  if (/^[\x20-\x7e]*$/.test(title)) return `title="${title.replace(/["\\]/g, '\\$&')}"`;
  const escaped = encodeURIComponent(title).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `title*=UTF-8''${escaped}`;
}

/** Link header values to what an answer without an item leads on to. */
export function relaxationLinks(relaxations: readonly Relaxation[]): readonly string[] {
  return relaxations.map(({ without, instead, href, title, total }) => {
    const said = instead === null ? `without ${without.join(', ')}` : title;
    return `<${href}>; rel="alternate"; ${titleParameter(`${said}: ${total}`)}`;
  });
}
