/** What a version must not be below, and versions that held something harmful. */
export interface VersionList {
  /** For each package the first good version of each major one; a lower major than any of them is refused. */
  readonly least: Readonly<Record<string, { readonly versions: readonly string[]; readonly why: string }>>;
  readonly never: Readonly<Record<string, readonly string[]>>;
}

/** The part of a package-lock.json that is looked at (lockfileVersion 3). */
export interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** Locked packages that are older than the list permits, one line each. */
export function judgeLock({ packages }: LockFile, { least, never }: VersionList): readonly string[] {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!path.includes('node_modules/') || version === undefined) return [];
    const list = Object.hasOwn(least, name) ? least[name] : undefined;
    if (Object.hasOwn(never, name) && never[name]?.includes(version)) return [`${path} ${version} must never be used`];
    if (list === undefined || isGood(version, list.versions)) return [];
    return [`${path} ${version} is older than ${list.versions.join(' or ')}: ${list.why}`];
  });
}

function isGood(version: string, firstGood: readonly string[]): boolean {
  const majors = firstGood.map((good) => numbersOf(good)[0] ?? 0);
  const [major = 0] = numbersOf(version);
  if (major > Math.max(...majors)) return true;
  return firstGood.some((good) => numbersOf(good)[0] === major && isAtLeast(version, good));
}

function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const at = a.findIndex((number, i) => number !== b[i]);
  return at < 0 || (a[at] ?? 0) > (b[at] ?? 0);
}

/** Major, minor and patch; what stands behind them is of no interest here. */
function numbersOf(version: string): readonly number[] {
  return (version.split(/[-+]/)[0] ?? '').split('.').map(Number);
}
