/** Affine matrix [a b c d e f] as in ISO 32000-2, 8.3.3: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function translate(matrix: Matrix, x: number, y: number): Matrix {
  return multiply(matrix, [1, 0, 0, 1, x, y]);
}

/** Converts six numbers in any array-like form (pdf.js has plain and typed arrays); anything else is the identity. */
export function toMatrix(values: unknown): Matrix {
  const list = values instanceof Object ? Array.from(values as ArrayLike<unknown>, Number) : [];
  const [a, b, c, d, e, f] = list;
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined) {
    return IDENTITY;
  }
  return [a, b, c, d, e, f];
}
