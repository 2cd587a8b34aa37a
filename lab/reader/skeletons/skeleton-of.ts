import { createHash } from 'node:crypto';
import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';
import { packPages } from '@menu-data-service/menu-reader/test/structure/packed-pages';
import type { ReadDocument } from '../measure/read-document.ts';
import { goldSkeleton, parseGold, textsOf } from './gold-skeleton.ts';
import { htmlSkeleton } from './html-skeleton.ts';
import { pageSkeleton } from './page-skeleton.ts';
import { createWordExchange } from './word-exchange.ts';

interface Skeleton {
  readonly document: ReadDocument;
  readonly gold: GoldDocument;
  /** The document and the answer as they are kept. */
  readonly text: string;
  readonly answer: string;
}

/** The layout of a document without its words, with the answer to match. Pages that the answer does not cover are left out. */
export function skeletonOf(source: ReadDocument, answer: string): Skeleton {
  const real = parseGold(answer);
  const pages =
    'pages' in source ? source.pages.filter((page) => !real.goldPages || real.goldPages.includes(page.page)) : [];
  const said = 'html' in source ? source.html : pages.flatMap((page) => page.words.map((word) => word.text)).join(' ');
  const taken = new Set([...`${said} ${answer}`.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(([word]) => word));
  const seed = createHash('sha256').update(answer).digest().readUInt32BE(0);
  const exchange = createWordExchange(seed, textsOf(real), taken);
  const gold = goldSkeleton(real, exchange) as GoldDocument;
  const document =
    'html' in source ? { html: htmlSkeleton(source.html, exchange) } : { pages: pageSkeleton(pages, exchange) };
  const text = 'html' in document ? document.html : packPages(document.pages);
  return { document, gold, text, answer: `${JSON.stringify(gold)}\n` };
}
