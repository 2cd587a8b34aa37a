import type { CollectedRequest, Collection } from './collection.ts';

const SETTING = /client\.global\.set\("(\w+)", response\.body(.+)\);/g;

/** A file of requests as the REST Client and the editors of JetBrains read it: the part of it that ours use. */
export function readHttpFile(text: string): Collection {
  const [head = '', ...blocks] = text.split(/^###.*\n/m);
  const variables = [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  return { variables: Object.fromEntries(variables), requests: blocks.map(readBlock) };
}

function readBlock(block: string): CollectedRequest {
  const [request = '', handler = ''] = block.split('> {%');
  const [top = '', ...rest] = request.trim().split('\n\n');
  const [named = '', line = '', ...headers] = top.split('\n');
  const [method = '', url = ''] = line.split(' ');
  const sets = [...handler.matchAll(SETTING)].map(([, name = '', place = '']) => [name, place]);
  return {
    name: named.replace('# @name ', ''),
    method,
    url,
    headers: Object.fromEntries(headers.map((header) => header.split(': '))),
    body: rest.length > 0 ? rest.join('\n\n') : null,
    sets: Object.fromEntries(sets),
  };
}
