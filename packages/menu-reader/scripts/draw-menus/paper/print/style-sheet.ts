import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Face } from '../faces.ts';
import type { Look, Theme } from '../theme.ts';

const packages = createRequire(import.meta.url);

/** The look of words as declarations. */
export const css = (look: Look): string =>
  `font-family:'${look.face.family}';font-weight:${look.bold ? 700 : 400};font-style:${look.italic ? 'italic' : 'normal'};font-size:${look.size.toFixed(2)}pt;color:${look.colour};letter-spacing:${look.spacing ? `${look.spacing.toFixed(2)}pt` : 'normal'};`;

/** Rules that load the faces of packages and give each role its look. */
export function styleSheet(theme: Theme): string {
  const looks = {
    place: theme.place,
    title: theme.title,
    heading: theme.heading,
    name: theme.name,
    text: theme.text,
    price: theme.price,
    note: theme.note,
  };
  const faces = new Set(Object.values(looks).map((look) => look.face));
  const roles = Object.entries(looks).map(([role, look]) => `.${role}{${css(look)}}`);
  return [...[...faces].flatMap(faceRules), ...roles].join('\n');
}

function faceRules(face: Face): string[] {
  if (!face.files) return [];
  const folder = path.join(path.dirname(packages.resolve(`@fontsource/${face.files}/package.json`)), 'files');
  const styles = face.italics ? ['normal', 'italic'] : ['normal'];
  return styles.flatMap((style) =>
    [...new Set([400, face.heavy])].map((weight) => {
      const file = pathToFileURL(path.join(folder, `${face.files}-latin-${weight}-${style}.woff2`)).href;
      return `@font-face{font-family:'${face.family}';font-weight:${weight};font-style:${style};src:url('${file}')}`;
    }),
  );
}
