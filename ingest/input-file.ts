import { readFile } from 'node:fs/promises';
import { InputFailure } from '../src/domain/errors.ts';

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this account may not read it',
  EPERM: 'this account may not read it',
  EISDIR: 'this is a folder; name a file',
  ENAMETOOLONG: 'the name is too long for a file',
  ELOOP: 'this is a link that leads back to itself',
};

/**
 * Reads a file that a person named.
 * @param label how the person wrote it, for the message
 * @param missing what to say where there is no such file
 * @throws InputFailure in one line
 */
export async function readInputBytes(path: string, label = path, missing = READ_ERRORS.ENOENT): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? missing : READ_ERRORS[error.code ?? ''];
    throw new InputFailure(`${label}: ${reason ?? error.message}`);
  });
}

/** Text of a file in UTF-8, without a byte order mark. @throws InputFailure in one line */
export async function readInputText(path: string): Promise<string> {
  const bytes = await readInputBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputFailure(`${path}: is not text in UTF-8; save it as UTF-8`);
  }
}

/** Line and column, from 1, of the place that a message of JSON.parse names; '' where it names none. */
function placeIn(text: string, message: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `, line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** The value of a JSON file. @throws InputFailure in one line that names the place of a mistake */
export async function readInputJson(path: string): Promise<unknown> {
  const text = await readInputText(path);
  if (text.trim() === '') throw new InputFailure(`${path}: the file is empty`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const what = message.replace(/ (?:in JSON )?at position \d+.*| is not valid JSON$/s, '');
    throw new InputFailure(`${path}${placeIn(text, message)}: is not valid JSON (${what})`);
  }
}
