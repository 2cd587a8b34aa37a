import { normalize } from 'node:path';
import type { StoredVisit } from './visit-stored.ts';

interface Labelled {
  readonly id: string;
  readonly menus: readonly string[];
}

export interface ScoredSite {
  readonly id: string;
  readonly labelled: number;
  readonly missed: readonly string[];
  /** Documents that would be stored automatically: right and wrong. */
  readonly right: number;
  readonly wrong: readonly string[];
  readonly requests: number;
  readonly ms: number;
  readonly broken: readonly string[];
}

/**
 * A labelled document is found if it, or the document it is a form of, is among the menus. A stored document is right if a labelled one is
 * among its forms.
 */
export function scoreSite({ id, menus }: Labelled, { report, fileOf, broken }: StoredVisit): ScoredSite {
  const labels = new Set(menus.map((path) => normalize(path)));
  const formsOf = ({ address, same }: { address: string; same: readonly string[] }) =>
    [address, ...same].map((one) => fileOf(one) ?? one);
  const found = new Set(report.menus.flatMap(formsOf));
  const stored = report.menus.filter(({ verdict }) => verdict === 'store');
  const isRight = (menu: (typeof stored)[number]) => formsOf(menu).some((file) => labels.has(file));
  return {
    id,
    labelled: labels.size,
    missed: [...labels].filter((path) => !found.has(path)),
    right: stored.filter(isRight).length,
    wrong: stored.filter((menu) => !isRight(menu)).map(({ address }) => fileOf(address) ?? address),
    requests: report.requests,
    ms: report.ms,
    broken,
  };
}

export const linesOf = ({ id, labelled, missed, wrong, requests, broken }: ScoredSite): string[] => [
  `${id}: ${labelled - missed.length} of ${labelled} found, ${requests} requests`,
  ...missed.map((path) => `  missed  ${path}`),
  ...wrong.map((path) => `  stored  ${path}, which is not labelled`),
  ...broken.map((rule) => `  BROKEN  ${rule}`),
];

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

export function summary(sites: readonly ScoredSite[]): string {
  const labelled = sum(sites.map((site) => site.labelled));
  const missed = sum(sites.map((site) => site.missed.length));
  const right = sum(sites.map((site) => site.right));
  const wrong = sum(sites.map((site) => site.wrong.length));
  const requests = sites.map((site) => site.requests);
  return [
    `sites with all labelled menus found  ${share(sites.filter((site) => site.missed.length === 0).length, sites.length)}`,
    `labelled menus found                 ${share(labelled - missed, labelled)}`,
    `right among what would be stored     ${share(right, right + wrong)}`,
    `requests a site                      p50 ${percentile(requests, 0.5)}, p95 ${percentile(requests, 0.95)}`,
    `seconds a site                       p50 ${percentile(
      sites.map(({ ms }) => ms / 1000),
      0.5,
    ).toFixed(1)}`,
    `requests that broke a rule           ${sum(sites.map((site) => site.broken.length))}`,
  ].join('\n');
}
