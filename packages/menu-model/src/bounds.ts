/** Bounds on input from others, far above what restaurants publish: later stages share a thread with the API. */

/** Per document. Large houses print some fifteen menus, and a restaurant's page links to each. */
export const MAX_MENUS = 50;
/** Per document. The longest wine lists have some hundred. */
export const MAX_SECTIONS = 1000;
/** Per document. Large delivery menus have some five hundred. */
export const MAX_ITEMS = 3000;
/** Letters per document: its headings, dishes and notes. The longest menus have some hundred thousand. */
export const MAX_LETTERS = 500_000;
/** Per document: legends, charges, opening hours. */
export const MAX_NOTES = 2000;
/** Per dish. Wines have some five sizes. */
export const MAX_PRICES = 50;

/** Letters of the name of a restaurant, menu, section or dish. Every dish below a heading carries it into the search index. */
export const MAX_NAME = 300;
/** Letters of a description or a note. Ingredient lists of packed food have some two thousand. */
export const MAX_DESCRIPTION = 3000;
/** Letters of a short text beside these: a label of a price, the words of a fact, a reason for review. */
export const MAX_REMARK = 500;

/** Per source. Each correction is compared with every dish. Large menus have some five hundred dishes. */
export const MAX_CORRECTIONS = 1000;

/** Letters of an address. Browsers and servers take some two thousand. */
export const MAX_ADDRESS = 2000;
/** Per page, those of its linked data included. Large shops have some thousand. */
export const MAX_LINKS = 1500;
/** Different addresses that are considered in one visit of a website. Sites of restaurants have some hundred. */
export const MAX_VISIT_LINKS = 10_000;
/** Places that the linked data of one page describes, or the folders of a website. The largest chains have some nine hundred. */
export const MAX_PLACES = 1000;
/** Letters of a sitemap. A small site has some ten thousand, and only the first addresses are opened. */
export const MAX_SITEMAP = 512 * 1024;
/** Addresses taken of the sitemaps of one site. */
export const MAX_SITEMAP_ADDRESSES = 500;
/** Letters of a line of a robots.txt: an address and its field. The whole may have 512 kB, as RFC 9309, 2.5 asks, and is refused beyond. */
export const MAX_ROBOTS_LINE = 2000;

/** Cells of the tables of one document, or words of its pages. The allergen table of a chain has some ten thousand cells. */
export const MAX_CELLS = 100_000;
/** Bytes of a table as CSV, which is read without a process of its own. That of a chain has some hundred thousand. */
export const MAX_CSV_BYTES = 2_000_000;

/** Truncates a text without cutting a surrogate pair. */
export const truncate = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
