const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/** Lower-case letters and digits, joined by hyphens. */
export const isSlug = (text: string): boolean => SLUG.test(text);
