#!/usr/bin/env node
import * as nodeModule from 'node:module';

// Node 22.8 and newer keep the compiled code for the next run.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
enableCompileCache?.();

const { createProgram } = await import('./cli/program.ts');
await createProgram().parseAsync();
