/** A PDF of these objects (1 is the catalogue) without a cross-reference table: readers rebuild it. */
export function pdf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

/** A stream with this dictionary, except for its length. */
export function stream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}
