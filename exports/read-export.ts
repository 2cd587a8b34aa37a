import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputFailure } from '../src/domain/errors.ts';
import type { ExportScope } from '../src/domain/export-tables.ts';

/** An export that lies somewhere, to be checked. */
export interface StoredExport {
  manifest(): Promise<string>;
  keys(): Promise<string>;
  /** The bytes of a file; null where it is not there. */
  file(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** An earlier manifest; null where it is not to be had. */
  earlier(number: number): Promise<string | null>;
}

/** Files in a folder, as `menus export` writes them. */
export function exportInFolder(folder: string): StoredExport {
  const text = (name: string): Promise<string> =>
    readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
      throw new InputFailure(`${join(folder, name)} cannot be read: an export has it beside its files`, { cause });
    });
  return {
    manifest: () => text('manifest.json'),
    keys: () => text('keys.json'),
    async file(name) {
      const stream = createReadStream(join(folder, name));
      const isThere = await new Promise<boolean>((resolve) => {
        stream.once('open', () => resolve(true)).once('error', () => resolve(false));
      });
      return isThere ? stream : null;
    },
    earlier: async () => null,
  };
}

/**
 * The export that an API serves.
 * @param baseUrl of the API, without trailing slash
 * @param token an access token
 */
export function exportOverHttp(baseUrl: string, token: string, scope: ExportScope): StoredExport {
  const get = async (path: string, query: Readonly<Record<string, string>>): Promise<Response> => {
    const url = `${baseUrl}/v1/export/${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch((cause: unknown) => {
      throw new InputFailure(`${baseUrl} cannot be reached`, { cause });
    });
    if (response.status === 202) throw new InputFailure(`${url} is still being made: ask again in a minute`);
    if (response.ok || response.status === 404) return response;
    const { detail = '' } = (await response.json().catch(() => ({}))) as { readonly detail?: string };
    throw new InputFailure(`${url} answers ${response.status}: ${detail}`);
  };
  const ofScope = scope === 'all' ? { allVersions: 'true' } : {};
  const required = async (response: Response): Promise<string> => {
    if (!response.ok) throw new InputFailure(`there are no exports at ${baseUrl}`);
    return response.text();
  };
  return {
    manifest: async () => required(await get('manifest.json', ofScope)),
    keys: async () => required(await get('keys.json', {})),
    async file(name) {
      const marked = name.endsWith('-bom.csv');
      const query = { ...ofScope, ...(marked && { bom: 'true' }) };
      const response = await get(marked ? name.replace('-bom', '') : name, query);
      return response.ok ? response.body : null;
    },
    async earlier(number) {
      const response = await get('manifest.json', { ...ofScope, number: String(number) });
      return response.ok ? response.text() : null;
    },
  };
}
