import { ParseError, type SitePage } from '@menu-data-service/menu-reader';
import { sha256Of } from '../../lib/sha256.ts';
import type { FetchedSource, Fetcher } from '../../outbound/create-fetcher.ts';
import type { PageRenderer } from '../../outbound/create-page-renderer.ts';
import { FetchError } from '../../outbound/fetch-error.ts';
import type { LoadedSource } from '../loaded-source.ts';
import { createRobots, type SiteRobots } from '../sources/robots.ts';
import type { HostTurns } from './host-turns.ts';
import { type Answer, type SeenPage, toSeenPage } from './seen-page.ts';

/** Answers of a site so far, so that an interrupted visit requests nothing twice. */
export interface Journal {
  find(address: string): Promise<unknown>;
  save(address: string, answer: unknown): Promise<void>;
}

export interface SiteRequestsDeps {
  readonly fetcher: Pick<Fetcher, 'fetchSource' | 'fetchText'>;
  readonly userAgent: string;
  readonly read: (source: LoadedSource) => Promise<SitePage>;
  readonly turns: HostTurns;
  readonly journal: Journal;
  /** Waits between two requests to a host. */
  readonly pause: (address: string, robots: Pick<SiteRobots, 'delayMs'>) => Promise<void>;
  /** Keeps the bytes of a document with dishes, for storing its menus later. */
  readonly keep: (source: FetchedSource, address: string, sha256: string) => Promise<void>;
  /** Renders a page that is empty without scripts; undefined without a browser. */
  readonly render?: PageRenderer['render'] | undefined;
}

export interface SiteRequests {
  readonly robots: SiteRobots;
  /** Opens a page or document and reads it. The caller checks robots.txt. @param refuse reason not to follow a redirect; null to follow it */
  open(address: string, refuse: (to: string) => Promise<string | null>): Promise<Answer>;
  /** Text of a small file of the site; null if it is unavailable. */
  text(address: string): Promise<string | null>;
  /** Totals, including an earlier run of the same visit. */
  readonly sent: { requests: number; bytes: number };
}

/** Smaller pictures show no readable menu. */
const MIN_PICTURE_BYTES = 12_000;
const MIN_DISHES = 3;

type ReadDeps = SiteRequestsDeps & Pick<SiteRobots, 'isAllowed'>;

interface KeptText {
  readonly text: string | null;
  readonly failure?: string;
}

export function createSiteRequests(deps: SiteRequestsDeps): SiteRequests {
  const { fetcher, journal, turns } = deps;
  const sent = { requests: 0, bytes: 0 };
  const once = async <Value>(address: string, ask: () => Promise<Value>, of: (value: Value) => number) => {
    const kept = (await journal.find(address)) as Value | null;
    const answer = kept ?? (await ask());
    if (kept === null) await journal.save(address, answer);
    sent.requests += of(answer);
    return answer;
  };
  const fetchText = async (address: string): Promise<string | null> => {
    const ask = async (): Promise<KeptText> => {
      const request = () => fetcher.fetchText(address).then((text) => ({ text }));
      return turns
        .take(address, request, () => Promise.resolve())
        .catch((error: unknown) => {
          if (error instanceof FetchError) return { text: null, failure: reasonOf(error) };
          throw error;
        });
    };
    const { text, failure } = await once(address, ask, () => 1);
    if (failure !== undefined) throw new FetchError(address, 'unreachable', failure);
    return text;
  };
  const robots = createRobots({ fetchText }, deps.userAgent);
  return {
    robots,
    sent,
    text: (address) => fetchText(address).catch(() => null),
    async open(address, refuse) {
      const request = () => opened(address, refuse, { ...deps, isAllowed: robots.isAllowed });
      const ask = () => turns.take(address, request, () => deps.pause(address, robots));
      const answer = await once<Answer>(address, ask, ({ requests }) => requests);
      sent.bytes += answer.bytes;
      return answer;
    },
  };
}

async function opened(
  address: string,
  refuse: (to: string) => Promise<string | null>,
  deps: ReadDeps,
): Promise<Answer> {
  let last = address;
  let requests = 1;
  const onRedirect = async (to: string): Promise<void> => {
    const why = await refuse(to);
    if (why !== null) throw new FetchError(address, 'address', `it leads to ${to}: ${why}`);
    last = to;
    requests += 1;
  };
  const nothing = { bytes: 0, sha256: null, seen: null };
  try {
    const source = await deps.fetcher.fetchSource(address, { onRedirect });
    if (source === 'not modified') return { ...nothing, address: last, requests, status: 304, why: 'not modified' };
    const read = await readOf(source, last, deps);
    return { address: last, requests, status: 200, bytes: source.bytes.byteLength, ...read };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return {
      ...nothing,
      address: last,
      requests,
      status: error.status,
      why: reasonOf(error),
    };
  }
}

type Read = Pick<Answer, 'sha256' | 'seen' | 'why'>;

async function readOf(source: FetchedSource, address: string, deps: ReadDeps): Promise<Read> {
  const isPicture = /^image\//i.test(source.mediaType);
  if (isPicture && source.bytes.byteLength < MIN_PICTURE_BYTES)
    return { sha256: null, seen: null, why: 'the picture is too small for a menu' };
  try {
    const plain = await seenIn(source, address, deps);
    if (!plain.seen.isDrawnByScript) return { ...plain, why: '' };
    if (!deps.render)
      return { ...plain, why: 'it shows nothing without scripts, and no browser is configured (BROWSER_URL)' };
    const rendered = await seenIn(await deps.render(address, deps.isAllowed), address, deps);
    return { ...rendered, why: '' };
  } catch (error) {
    const isTheirs = error instanceof ParseError || error instanceof FetchError;
    if (isTheirs) return { sha256: sha256Of(source.bytes), seen: null, why: reasonOf(error) };
    throw error;
  }
}

async function seenIn(
  source: FetchedSource,
  address: string,
  deps: ReadDeps,
): Promise<{ sha256: string; seen: SeenPage }> {
  const seen = toSeenPage(await deps.read({ ...source, label: address, sourceUrl: address }));
  const sha256 = sha256Of(source.bytes);
  if (seen.dishes.length >= MIN_DISHES) await deps.keep(source, address, sha256);
  return { sha256, seen };
}

const reasonOf = ({ message }: Error): string => message.slice(message.indexOf(': ') + 2);
