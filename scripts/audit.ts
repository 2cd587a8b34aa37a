import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/lib/package-root.ts';
import { judgeLock, type LockFile, type VersionList } from './audit/judge-lock.ts';

// Looks at the locked dependencies: by the list in the repository always, by the registry where it answers.
// Usage: npm run audit [-- --offline]

const read = (name: string): unknown => JSON.parse(readFileSync(join(packageRoot, name), 'utf8'));
const lock = read('package-lock.json') as LockFile;
const found = judgeLock(lock, read('scripts/audit/least-versions.json') as VersionList);
for (const line of found) console.log(line);
console.log(`${Object.keys(lock.packages).length} locked packages, ${found.length} below the list`);
let isBad = found.length > 0;

if (!process.argv.includes('--offline')) {
  const { stdout } = spawnSync('npm', ['audit', '--audit-level=high', '--json'], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  const answer = answered(stdout);
  if (answer === null) console.log('The registry gives no audit here; only the list was looked at.');
  else {
    console.log('registry', JSON.stringify(answer));
    isBad ||= (answer.high ?? 0) + (answer.critical ?? 0) > 0;
  }
}
process.exitCode = isBad ? 1 : 0;

/** Vulnerabilities by severity, or null where npm could not ask. */
function answered(text: string): Readonly<Record<string, number>> | null {
  try {
    const { metadata } = JSON.parse(text) as { metadata?: { vulnerabilities?: Readonly<Record<string, number>> } };
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
