import { brunoCollection } from './bruno-collection.ts';
import { describeApi } from './described-operations.ts';
import { exampleRequests } from './example-requests.ts';
import { jetbrainsFile, restClientFile } from './http-files.ts';
import { pythonTypes } from './python-types.ts';
import { typescriptTypes } from './typescript-types.ts';

/** Files that are made of the OpenAPI document: their text by their path from the root of the repository. */
export function madeFiles(): ReadonlyMap<string, string> {
  const api = describeApi();
  const requests = exampleRequests(api);
  const bruno = [...brunoCollection(requests)].map(([path, text]) => [`clients/http/bruno/${path}`, text] as const);
  return new Map([
    ['packages/client/src/operations.ts', typescriptTypes(api)],
    ['clients/python/src/menus_client/_operations.py', pythonTypes(api)],
    ['clients/http/menus.http', restClientFile(requests)],
    ['clients/http/menus.jetbrains.http', jetbrainsFile(requests)],
    ...bruno,
  ]);
}
