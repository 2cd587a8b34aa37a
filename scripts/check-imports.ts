/**
 * Prints which room of the code imports which, and fails where an import is not allowed or a file is in no room.
 *
 *   node build-test/scripts/check-imports.js
 *
 * The rooms and what each may import are in scripts/imports/rooms.ts.
 */
import { filesWithoutRoom, findImports } from './imports/find-imports.ts';
import { breaches, faultsOfTable, importTable } from './imports/judge-imports.ts';

const root = process.argv[2] ?? '.';
const imports = findImports(root);
console.log(importTable(imports));
const homeless = filesWithoutRoom(root).map((file) => `${file}: is in no room`);
const faults = [...faultsOfTable(), ...breaches(imports), ...homeless];
for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
