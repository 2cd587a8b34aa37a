import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import test from 'ava';
import { type FileTime, TEST_TIMES } from './file-times.ts';
import { sourceOf } from './test-files.ts';

const TICKS_A_SECOND = 100;

/** Processor seconds of this process, on Linux including its finished children. */
function processorSeconds(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [own = 0, kernel = 0, children = 0, childrenKernel = 0] = fields.split(' ').slice(11, 15).map(Number);
  return (own + kernel + children + childrenKernel) / TICKS_A_SECOND;
}

let current = sourceOf(test.meta.file);
let began = { seconds: 0, processor: 0 };

/** Assigns the time from now on to this test file; the time since the last call goes to the previous file. */
export function timeFile(file: string): void {
  const target = process.env[TEST_TIMES];
  if (!target || file === current) return;
  const now = { seconds: process.uptime(), processor: processorSeconds() };
  const time: FileTime = {
    file: current,
    seconds: now.seconds - began.seconds,
    processor: now.processor - began.processor,
  };
  appendFileSync(target, `${JSON.stringify(time)}\n`);
  current = file;
  began = now;
}

// Loaded by ava before each test file, in its process.
process.on('exit', () => timeFile(''));
