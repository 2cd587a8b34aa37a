export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
