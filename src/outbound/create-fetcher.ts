import { ACCEPT, FORMAT_NAMES, kindOfType } from '@menu-data-service/menu-model/formats';
import { type Agent, fetch, type Response } from 'undici';
import { explained } from './explain-failure.ts';
import { FetchError } from './fetch-error.ts';
import { DEFAULT_FETCH_LIMITS, type FetchLimits } from './fetch-limits.ts';
import { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.ts';
import { readResponseBody } from './read-response-body.ts';

/** Validators of an earlier response (RFC 9110, 8.8). */
interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface SourceRequest extends Validators {
  /** Called before a redirect is followed; what it throws ends the request. */
  readonly onRedirect?: (address: string) => void | Promise<void>;
}

export interface FetchedSource extends Validators {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

export interface FetchedPart extends Pick<FetchedSource, 'bytes' | 'mediaType'> {
  readonly status: number;
}

export interface FetcherOptions extends GuardedAgentOptions {
  /** Identifies us to the owners of sites. */
  readonly userAgent: string;
  readonly limits?: FetchLimits;
}

export interface Fetcher {
  /** Fetches a page or document over http(s), conditionally if validators are given. @throws FetchError with one line that says why it failed */
  fetchSource(url: string, request?: SourceRequest): Promise<FetchedSource | 'not modified'>;
  /** Fetches anything that a page in a browser asks for, whatever the status. @throws FetchError with one line that says why it failed */
  fetchPart(url: string): Promise<FetchedPart>;
  /**
   * Fetches a small text file of the site, such as robots.txt; null if there is none.
   * @throws FetchError if the site cannot be reached or answers with a server error
   */
  fetchText(url: string): Promise<string | null>;
  close(): Promise<void>;
}

const MAX_TEXT_BYTES = 512 * 1024;

/** Media types of documents of unknown type; the reader goes by the content anyway. */
const LOOSE_TYPE = /^(?:application\/(?:x-?pdf|octet-stream)|binary\/octet-stream|image\/.+)$/i;

export function createFetcher({ userAgent, limits = DEFAULT_FETCH_LIMITS, ...guarding }: FetcherOptions): Fetcher {
  const agent = createGuardedAgent(guarding);
  const get = (
    url: string,
    headers: Record<string, string>,
    onRedirect?: SourceRequest['onRedirect'],
  ): Promise<Response> => follow(agent, url, { headers: { 'user-agent': userAgent, ...headers }, onRedirect }, limits);
  const explaining = <Answer>(url: string, ask: () => Promise<Answer>): Promise<Answer> =>
    ask().catch((error: unknown) => {
      throw explained(url, error, limits);
    });

  return {
    fetchSource: (url, { etag, lastModified, onRedirect } = {}) =>
      explaining(url, async () => {
        const headers = {
          accept: ACCEPT,
          ...(etag && { 'if-none-match': etag }),
          ...(lastModified && { 'if-modified-since': lastModified }),
        };
        const response = await get(url, headers, onRedirect);
        if (response.status === 304) return 'not modified';
        const mediaType = mediaTypeOf(response);
        await refuseUnless(response, response.ok, () => refusedBy(url, response));
        await refuseUnless(response, isReadable(mediaType), () => notReadable(url, mediaType));
        const bytes = await readResponseBody(response, limits.bytes);
        return { bytes, mediaType, ...validatorsOf(response) };
      }),
    fetchPart: (url) =>
      explaining(url, async () => {
        const response = await get(url, { accept: '*/*' });
        const bytes = await readResponseBody(response, limits.bytes);
        return { bytes, mediaType: mediaTypeOf(response), status: response.status };
      }),
    fetchText: (url) =>
      explaining(url, async () => {
        const response = await get(url, { accept: 'text/plain' });
        if (response.ok) return (await readResponseBody(response, MAX_TEXT_BYTES)).toString();
        await response.body?.cancel();
        if (response.status < 500) return null;
        throw refusedBy(url, response);
      }),
    close: () => agent.destroy(),
  };
}

const mediaTypeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

/** Follows redirects itself, so that each target is checked like the first address. */
async function follow(
  agent: Agent,
  start: string,
  { headers, onRedirect }: { headers: Record<string, string>; onRedirect: SourceRequest['onRedirect'] },
  limits: FetchLimits,
): Promise<Response> {
  const signal = AbortSignal.timeout(limits.timeMs);
  let url = checkedUrl(start, start);
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, { dispatcher: agent, headers, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || response.status === 304 || !location) return response;
    await response.body?.cancel();
    if (redirects === limits.redirects) {
      throw new FetchError(start, 'redirects', `more than ${limits.redirects} redirects`);
    }
    url = checkedUrl(start, location, url);
    await onRedirect?.(url.href);
  }
}

function checkedUrl(start: string, address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchError(start, 'address', 'this is not a valid address');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchError(start, 'address', `only http and https addresses are fetched, not ${url.protocol}`);
  }
  if (url.username || url.password) throw new FetchError(start, 'address', 'an address must not contain a password');
  return url;
}

async function refuseUnless(response: Response, isFine: boolean, error: () => FetchError): Promise<void> {
  if (isFine) return;
  await response.body?.cancel();
  throw error();
}

function isReadable(mediaType: string): boolean {
  const [essence = ''] = mediaType.split(';');
  return essence.trim() === '' || kindOfType(mediaType) !== undefined || LOOSE_TYPE.test(essence.trim());
}

function notReadable(url: string, mediaType: string): FetchError {
  return new FetchError(url, 'media type', `the server sent ${mediaType}; only ${FORMAT_NAMES} are read`);
}

function refusedBy(url: string, { status, statusText: text }: Response): FetchError {
  return new FetchError(url, 'status', `the server answered ${status}${text ? ` ${text}` : ''}`, { status });
}

function validatorsOf({ headers }: Response): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
}
