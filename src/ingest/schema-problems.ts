import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

export function schemaProblems(error: z.ZodError, under: readonly PropertyKey[] = []): readonly string[] {
  return error.issues.map((issue) => {
    const where = place([...under, ...issue.path]) || 'the whole file';
    return `  ${where}: ${inWords(issue)}`;
  });
}

function place(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.map((key) => `"${key}"`).join(', ')} is not known here`;
  if (issue.code === 'invalid_type') {
    return /received undefined/.test(issue.message)
      ? 'is missing'
      : `expected ${KINDS[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty';
  if (issue.code === 'too_big' && issue.origin === 'string') return `is longer than ${issue.maximum} letters`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `has more than ${issue.maximum} entries`;
  return issue.message;
}
