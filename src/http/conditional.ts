import type { IncomingHttpHeaders } from 'node:http';

const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Evaluates conditional requests (RFC 9110, sections 13.1.2 and 13.1.3): If-None-Match is compared weakly and wins over If-Modified-Since.
 * Replaces `ctx.fresh`, which never confirms a request with Cache-Control: no-cache, which `fetch` adds to every If-None-Match a program
 * sets, and which requires both conditions if both are sent.
 * @param headers of the request
 * @param etag strong entity tag with its quotes
 * @param lastModified if that should count too
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string, lastModified?: Date): boolean {
  const { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince } = headers;
  if (ifNoneMatch) {
    if (ifNoneMatch.trim() === '*') return true;
    return [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([, tag]) => tag === etag);
  }
  if (!ifModifiedSince || !lastModified) return false;
  const since = Date.parse(ifModifiedSince);
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
