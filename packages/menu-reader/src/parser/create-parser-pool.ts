import { createParser, type Parser, type ParserOptions } from './create-parser.ts';
import { ParseError } from './parse-error.ts';

/**
 * Several parsers as one, so that documents are read on several cores. Only the first reads pictures, because that takes a
 * gigabyte and all cores by itself: a document that another one finds to be pictures goes there. What is not parsed does too.
 */
export function createParserPool(options: ParserOptions, size: number): Parser {
  const first = createParser(options);
  const others = Array.from({ length: size - 1 }, () => createParser(options));
  const lanes = [first, ...others].map((parser) => ({ parser, open: 0 }));
  const parse: Parser['parse'] = async (source, how = {}) => {
    const lane = lanes.reduce((least, one) => (one.open < least.open ? one : least));
    lane.open += 1;
    try {
      return await lane.parser.parse(source, { ...how, textOnly: lane.parser !== first });
    } finally {
      lane.open -= 1;
    }
  };
  return {
    ...first,
    parse: (source, how) =>
      parse(source, how).catch((error: unknown) => {
        if (error instanceof ParseError && error.reason === 'has pictures') return first.parse(source, how);
        throw error;
      }),
    async close() {
      await Promise.all(lanes.map(({ parser }) => parser.close()));
    },
  };
}
