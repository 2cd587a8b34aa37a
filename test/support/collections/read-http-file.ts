import type { CollectedRequest, Collection } from './collection.ts';

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
