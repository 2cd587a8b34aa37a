/**
 * Prints which room of the code imports which, lowest first, and fails where an import is not allowed.
 *
 *   node build-test/scripts/check-imports.js
 *
 * The rooms and what each may import are in scripts/imports/rooms.ts.
 */
import { findImports } from './imports/find-imports.ts';
import { breaches, faultsOfTable, importTable } from './imports/judge-imports.ts';

const imports = findImports(process.argv[2] ?? '.');
console.log(importTable(imports));
const faults = [...faultsOfTable(), ...breaches(imports)];
for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
