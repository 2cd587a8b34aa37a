import { fileURLToPath } from 'node:url';
import { dataLinesOf } from '@menu-data-service/menu-model/data-lines';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** Path of a data file of this package, compiled or not; the empty path gives the folder. */
export const ownFile = (path: string): string => SOURCES + path;

export const ownLines = (path: string): readonly string[] => dataLinesOf(ownFile(path));
