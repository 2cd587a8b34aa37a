import { createParser, type Parser, type ParserOptions } from './create-parser.ts';
import { ParseError } from './parse-error.ts';

/** Reads documents on several cores. Only the first parser does OCR, which takes a gigabyte and all cores. */
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
