/** A row of a file, and the line on which it begins. */
export interface TextRow {
  readonly line: number;
  readonly text: string;
}

/**
 * The objects that are members of a list, wherever that is in a JSON text, so that a file of any size is read a row at a time. What is
 * no JSON is found when a row is parsed.
 */
export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<TextRow> {
  const scan = createScanner();
  let [row, line, begun, inRow] = ['', 1, 0, false];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at] as string;
      if (sign === '\n') line++;
      const event = scan(sign);
      if (event === 'begins') [begun, from, inRow] = [line, at, true];
      if (event !== 'ends') continue;
      yield { line: begun, text: row + chunk.slice(from, at + 1) };
      [row, inRow] = ['', false];
    }
    if (inRow) row += chunk.slice(from);
  }
}

/** Takes the signs of a JSON text one after the other and says where an object of a list begins and ends. */
function createScanner(): (sign: string) => 'begins' | 'ends' | null {
  const open: string[] = [];
  let string: 'no' | 'yes' | 'escaped' = 'no';
  /** How many brackets are open in the row at hand; 0 outside of one. */
  let depth = 0;

  function inString(sign: string): null {
    if (string === 'escaped') string = 'yes';
    else if (sign === '\\') string = 'escaped';
    else if (sign === '"') string = 'no';
    return null;
  }
  function opened(sign: string) {
    const begins = depth === 0 && sign === '{' && open.at(-1) === '[';
    open.push(sign);
    if (begins) depth = open.length;
    return begins ? 'begins' : null;
  }
  function closed() {
    const ends = depth > 0 && open.length === depth;
    open.pop();
    if (ends) depth = 0;
    return ends ? 'ends' : null;
  }
  return (sign) => {
    if (string !== 'no') return inString(sign);
    if (sign === '"') string = 'yes';
    if (sign === '{' || sign === '[') return opened(sign);
    return sign === '}' || sign === ']' ? closed() : null;
  };
}
