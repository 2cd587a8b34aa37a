#!/usr/bin/env node
import * as nodeModule from 'node:module';

// Stack traces name the lines of the sources, also where node was started without --enable-source-maps, which threads need.
process.setSourceMapsEnabled(true);
// Node 22.8 and newer keep the compiled code for the next run.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
enableCompileCache?.();

const { createProgram } = await import('./cli/program.ts');
await createProgram().parseAsync();
