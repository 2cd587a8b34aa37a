/** One request of a collection, with variables in double braces. */
interface CollectedRequest {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Collection {
  readonly variables: Readonly<Record<string, string>>;
  readonly requests: readonly CollectedRequest[];
}

/** A file of requests as the REST Client reads it: the part of it that ours uses. */
export function readHttpFile(text: string): Collection {
  const [head = '', ...blocks] = text.split(/^###.*\n/m);
  const variables = [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  return { variables: Object.fromEntries(variables), requests: blocks.map(readBlock) };
}

function readBlock(block: string): CollectedRequest {
  const [top = '', ...rest] = block.trim().split('\n\n');
  const [named = '', line = '', ...headers] = top.split('\n');
  const [method = '', url = ''] = line.split(' ');
  return {
    name: named.replace('# @name ', ''),
    method,
    url,
    headers: Object.fromEntries(headers.map((header) => header.split(': '))),
    body: rest.length > 0 ? rest.join('\n\n') : null,
  };
}

/** A place in an answer with a name, as the REST Client writes it. */
const OF_ANSWER = /^(\w+)\.response\.body\.\$(.+)$/;

/**
 * Sends the requests of a collection in their order, as its program would.
 * @param given variables in place of those of the collection
 * @returns the status of each, and how long its body is
 */
export async function runCollection(
  { variables, requests }: Collection,
  given: Readonly<Record<string, string>>,
): Promise<readonly { readonly name: string; readonly status: number; readonly length: number }[]> {
  const known = new Map(Object.entries({ ...variables, ...given }));
  const bodies = new Map<string, unknown>();
  const filled = (text: string): string =>
    text.replace(/\{\{([^}]+)\}\}/g, (_, name: string) => {
      const [, request, place] = OF_ANSWER.exec(name) ?? [];
      if (request !== undefined) return String(at(bodies.get(request), place ?? ''));
      const value = known.get(name);
      if (value === undefined) throw new Error(`there is no variable ${name}`);
      return filled(value);
    });
  const answers: { name: string; status: number; length: number }[] = [];
  for (const { name, method, url, headers, body } of requests) {
    const sent = Object.entries(headers).map(([key, value]): [string, string] => [key, filled(value)]);
    const response = await fetch(filled(url), { method, headers: sent, ...(body !== null && { body: filled(body) }) });
    const text = await response.text();
    bodies.set(name, JSON.parse(text));
    answers.push({ name, status: response.status, length: text.length });
  }
  return answers;
}

function at(body: unknown, place: string): unknown {
  const keys = place.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], body);
}
