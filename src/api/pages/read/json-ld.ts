import type { Html } from '../../../pages/html.ts';

/** Data about a page for search engines (JSON-LD 1.1). It is not a script, so script policies do not apply. */
export function jsonLd(data: object): Html {
  // Nothing in it may end the element or begin a comment.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { html: `<script type="application/ld+json">${text}</script>\n` };
}
