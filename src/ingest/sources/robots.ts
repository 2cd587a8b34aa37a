import { MAX_ROBOTS_LINE } from '@menu-data-service/menu-model/bounds';
import { runInSlices, type Steps } from '@menu-data-service/menu-model/time-slices';
import { LRUCache } from 'lru-cache';
import type { Fetcher } from '../../outbound/create-fetcher.ts';

export interface Robots {
  isAllowed(url: string): Promise<boolean>;
  /** Delay that the site asks for between two requests; 0 if none. */
  delayMs(url: string): Promise<number>;
}

export interface SiteRobots extends Robots {
  sitemaps(url: string): Promise<readonly string[]>;
}

const DAY_MS = 24 * 3600 * 1000;
const MAX_DELAY_MS = 30_000;

/** Caches each robots.txt for a day, as RFC 9309, 2.4 allows. */
export function createRobots(fetcher: Pick<Fetcher, 'fetchText'>, userAgent: string): SiteRobots {
  const cache = new LRUCache<string, RobotsRules>({ max: 1000, ttl: DAY_MS });

  const rulesOf = async (url: string): Promise<RobotsRules> => {
    const address = new URL('/robots.txt', url).href;
    const kept = cache.get(address);
    if (kept) return kept;
    // without a file there are no rules (2.3.1.3); a server error throws, and then nothing is fetched (2.3.1.4)
    const rules = readRobots((await fetcher.fetchText(address)) ?? '', userAgent);
    cache.set(address, rules);
    return rules;
  };

  return {
    isAllowed: async (url) => await (await rulesOf(url)).isAllowed(url),
    sitemaps: async (url) => (await rulesOf(url)).sitemaps,
    delayMs: async (url) => Math.min(MAX_DELAY_MS, 1000 * ((await rulesOf(url)).delaySeconds ?? 0)),
  };
}

/** Rules of a robots.txt for one program (RFC 9309). */
export interface RobotsRules {
  isAllowed(url: string): Promise<boolean>;
  /** Delay between two requests; undefined if not set. */
  readonly delaySeconds: number | undefined;
  readonly sitemaps: readonly string[];
}

interface Rule {
  readonly pattern: string;
  readonly allows: boolean;
}

interface Group {
  readonly rules: Rule[];
  delaySeconds?: number;
}

/** Parses a robots.txt within its bounds, line by line, ignoring invalid lines. @param userAgent whose groups count, else those of all programs */
export function readRobots(text: string, userAgent: string): RobotsRules {
  const product = productOf(userAgent);
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  let named: Group[] = [];
  let isNaming = false;
  for (const { field, value } of fieldsOf(text)) {
    if (field === 'user-agent') {
      const name = productOf(value);
      if (!isNaming) named = [];
      if (name === product || name === '*') named.push(groupOf(groups, name));
    } else if (field === 'sitemap' && value !== '') sitemaps.push(value);
    else for (const group of named) addTo(group, field, value);
    isNaming = field === 'user-agent';
  }
  const { rules, delaySeconds } = groups.get(product) ?? groups.get('*') ?? { rules: [], delaySeconds: undefined };
  return { isAllowed: (url) => runInSlices(judging(url, rules)), delaySeconds, sitemaps };
}

function addTo(group: Group, field: string, value: string): void {
  if (field === 'crawl-delay' && Number.isFinite(Number(value))) group.delaySeconds = Number(value);
  if (field !== 'allow' && field !== 'disallow') return;
  if (value !== '') group.rules.push({ pattern: encoded(value), allows: field === 'allow' });
}

function fieldsOf(text: string): { readonly field: string; readonly value: string }[] {
  return linesOf(text).flatMap((line) => {
    const colon = line.indexOf(':');
    const field = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    return field === '' ? [] : [{ field, value: line.slice(colon + 1).trim() }];
  });
}

/** Drops overlong lines, since a cut line would be another rule. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.length <= MAX_ROBOTS_LINE);
  return lines.map((line) => line.split('#', 1)[0] ?? '');
}

const productOf = (userAgent: string): string => (userAgent.split('/', 1)[0] ?? '').trim().toLowerCase();

function groupOf(groups: Map<string, Group>, name: string): Group {
  const group = groups.get(name) ?? { rules: [] };
  groups.set(name, group);
  return group;
}

/** The longest matching pattern decides, and among equally long ones a permission (2.2.2). */
function* judging(url: string, rules: readonly Rule[]): Steps<boolean> {
  const { pathname, search } = new URL(url);
  const path = upperCaseCodes(pathname + search);
  let allows = true;
  let longest = 0;
  for (const rule of rules) {
    yield;
    const { length } = rule.pattern;
    if (length < longest || (length === longest && !rule.allows) || !matches(rule.pattern, path)) continue;
    longest = length;
    allows = rule.allows;
  }
  return allows;
}

/** Finds each piece between asterisks at its first place after the previous one, which leaves most to those that follow. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = ''] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  if (pieces.length === 1) return !isWhole || at === path.length;
  const last = isWhole ? (pieces.pop() ?? '') : '';
  for (const piece of pieces.slice(1)) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return path.endsWith(last) && path.length - last.length >= at;
}

function encoded(path: string): string {
  try {
    return upperCaseCodes(encodeURI(path).replace(/%25/g, '%'));
  } catch {
    return path;
  }
}

const upperCaseCodes = (path: string): string => path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
