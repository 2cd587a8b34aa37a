import { join } from 'node:path';
import { dataLinesOf } from '@menu-data-service/menu-model/data-lines';
import { packageRoot } from './package-root.ts';

/** Lines of a data file, without empty ones and those that begin with #. @param file path from the root of the repository */
export const dataLines = (file: string): readonly string[] => dataLinesOf(join(packageRoot, file));
