import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface StoredSite {
  readonly id: string;
  readonly home: string;
  readonly folder: string;
}

const INDEXES = ['', '/index.html', '/index.htm', '/index.php', '.html', '.php'];

/**
 * File for the path of an address, by the rules of file servers; null for none. Where the home page is in a folder of its own, that folder is
 * the root of the site.
 */
export function fileAt({ folder, home }: StoredSite, pathname: string): string | null {
  const path = decoded(pathname).replace(/\/+$/, '');
  const roots = [...new Set([dirname(home), '.'])];
  for (const root of roots) {
    for (const index of INDEXES) {
      const file = normalize(join(root, `./${path}${index}`));
      if (file.startsWith('..')) continue;
      const full = join(folder, file);
      if (existsSync(full) && statSync(full).isFile()) return file;
    }
  }
  return null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Host name of the site according to its pages; one made of its id by default. */
export function nameOf(site: StoredSite): string {
  const { id, home, folder } = site;
  const named = existsSync(join(folder, 'CNAME')) ? readFileSync(join(folder, 'CNAME'), 'utf8').trim() : '';
  if (/^[\w.-]+\.[a-z]{2,}$/i.test(named)) return named.toLowerCase();
  const file = fileAt(site, home);
  const page = file === null ? '' : readFileSync(join(folder, file), 'utf8');
  const tag = /<link[^>]+rel=["']?canonical[^>]*>|<meta[^>]+og:url[^>]*>/i.exec(page)?.[0] ?? '';
  const address = /(?:href|content)=["']?(https?:\/\/[^"'\s>]+)/i.exec(tag)?.[1] ?? '';
  return URL.canParse(address)
    ? new URL(address).hostname
    : `www.${id.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}.example`;
}
