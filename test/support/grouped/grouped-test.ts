import ava, { type ExecutionContext } from 'ava';
import { timeFile } from '../record-file-time.ts';

type Body = (t: ExecutionContext) => unknown;

let current = '';

/** Assigns the tests declared from now on to this file. */
export function beginFile(name: string): void {
  current = name;
}

function declare(title: string, body: Body): void {
  const file = current;
  ava.serial(`${file} › ${title}`, (t) => {
    timeFile(file);
    return body(t);
  });
}

function skip(title: string, body: Body): void {
  ava.serial.skip(`${current} › ${title}`, body);
}

/** Replaces ava's `test` in a file that shares its process: one test at a time, under the name of its file. */
export const test = Object.assign(declare, { serial: declare, skip, after: ava.after });
