export type * from '@menu-data-service/menu-model/draft-menu';
export type { FoundLine, TaughtLine, TaughtRole } from '@menu-data-service/menu-model/taught-line';
export { createParser, type Parser, type ParserOptions } from './parser/create-parser.ts';
export { createParserPool } from './parser/create-parser-pool.ts';
export type { DrawnSource, SourceToParse } from './parser/messages.ts';
export { ParseError } from './parser/parse-error.ts';
export type { TextPage, Word } from './read/positioned-text.ts';
export type { Grid, ReadTables } from './read/tables/grid.ts';
export { DRAWN_BY_SCRIPT, type PageLink, type SiteFacts, type SitePage } from './site-page.ts';
