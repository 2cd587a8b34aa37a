import type { Chance } from '../chance.ts';
import type { Face } from './faces.ts';

/** How words of one role look. Sizes in points, colours as #rrggbb. */
export interface Look {
  readonly face: Face;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly colour: string;
  /** Points between letters. */
  readonly spacing: number;
}

export interface Theme {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly gutter: number;
  readonly paper: string;
  readonly accent: string;
  readonly leading: number;
  readonly itemGap: number;
  readonly sectionGap: number;
  readonly headingGap: number;
  readonly place: Look;
  readonly title: Look;
  readonly heading: Look;
  readonly name: Look;
  readonly text: Look;
  readonly price: Look;
  readonly note: Look;
  readonly frame: 'none' | 'line' | 'double' | 'band' | 'picture';
  readonly columnRule: boolean;
}

const PAGES: readonly (readonly [number, number])[] = [
  [595, 842],
  [595, 842],
  [612, 792],
  [612, 792],
  [842, 595],
  [792, 612],
  [420, 595],
  [612, 1008],
  [842, 1191],
  [400, 800],
  [810, 1440],
];
const PAPERS = ['#ffffff', '#ffffff', '#ffffff', '#fdf8ec', '#f4efe2', '#fff9d6', '#e8f0e4', '#f7e9e1'];
const DARK = ['#1d1d1b', '#22303c', '#2f4138', '#4a2c1d', '#5a1420', '#0b2545'];
const INKS = ['#000000', '#000000', '#000000', '#231f20', '#333333', '#1a2c42', '#3b2314', '#2b2b2b'];
const ACCENTS = [
  '#8b0000',
  '#b5651d',
  '#1f5f3f',
  '#0f4c81',
  '#c0392b',
  '#7a5c1e',
  '#5b2a86',
  '#cc6600',
  '#000000',
  '#a52a2a',
];

/** A look for each role of one document. `columns` bounds the size of the text. */
export function drawTheme(chance: Chance, columns: number, faces: readonly Face[]): Theme {
  let [width, height] = chance.pick(PAGES);
  if (columns > 2 && width < 600 && chance.chance(0.7)) [width, height] = [842, 595];
  const dark = chance.chance(0.1);
  const ink = dark ? chance.pick(['#ffffff', '#f5e9d0', '#e8e8e8']) : chance.pick(INKS);
  const accent = dark
    ? chance.pick(['#d9b45b', '#f2c14e', '#ffffff'])
    : chance.chance(0.5)
      ? chance.pick(ACCENTS)
      : ink;
  const scale = Math.sqrt((width * height) / (595 * 842));
  const base = chance.between(columns > 2 ? 6.5 : 8, columns === 1 ? 12.5 : 10.5) * Math.min(1.6, Math.max(0.8, scale));
  const body = chance.weighted(Object.fromEntries(faces.map((face, index) => [index, face.body])));
  const shown = chance.weighted(Object.fromEntries(faces.map((face, index) => [index, face.shown])));
  const bodyFace = faces[Number(body)] as Face;
  const shownFace = chance.chance(0.35) ? bodyFace : (faces[Number(shown)] as Face);
  const plain: Look = { face: bodyFace, bold: false, italic: false, size: base, colour: ink, spacing: 0 };
  const name: Look = {
    ...plain,
    bold: chance.chance(0.62),
    size: base * chance.pick([1, 1, 1.05, 1.1, 1.2]),
    colour: chance.chance(0.15) ? accent : ink,
  };
  const grey = !dark && chance.chance(0.15) ? '#6b6b6b' : ink;
  const text: Look = chance.chance(0.08)
    ? { ...name }
    : {
        ...plain,
        italic: chance.chance(0.2),
        size: base * chance.pick([1, 1, 0.95, 0.9, 0.85, 0.8]),
        colour: grey,
        face: chance.chance(0.12)
          ? (faces[Number(chance.weighted(Object.fromEntries(faces.map((face, index) => [index, face.body]))))] as Face)
          : bodyFace,
      };
  const headingSize = base * Number(chance.weighted({ 1: 5, 1.15: 12, 1.35: 25, 1.6: 28, 2: 20, 2.6: 8, 3.2: 2 }));
  const heading: Look = {
    face: shownFace,
    bold: chance.chance(0.7),
    italic: chance.chance(0.07),
    size: headingSize,
    colour: accent,
    spacing: 0,
  };
  const price: Look = {
    ...(chance.chance(0.6) ? name : plain),
    bold: chance.chance(0.5),
    size: chance.pick([name.size, name.size, base, base * 1.1]),
    italic: false,
  };
  return {
    width,
    height,
    accent,
    heading,
    name,
    text,
    price,
    margin: Math.min(width, height) * chance.between(0.05, 0.13),
    gutter: base * chance.between(1.6, 4),
    paper: dark ? chance.pick(DARK) : chance.pick(PAPERS),
    leading: chance.between(1.08, 1.42),
    itemGap: base * chance.pick([0.1, 0.3, 0.5, 0.7, 1, 1.4]),
    sectionGap: base * chance.between(0.9, 3),
    headingGap: base * chance.between(0.2, 1.1),
    place: {
      ...heading,
      size: headingSize * chance.between(1.1, 2),
      colour: chance.chance(0.5) ? ink : accent,
      face: faces[Number(shown)] as Face,
    },
    title: { ...heading, size: headingSize * chance.between(1.05, 1.9) },
    note: { ...plain, size: base * chance.pick([0.75, 0.8, 0.9, 1]), italic: chance.chance(0.3) },
    frame: chance.weighted({ none: 72, line: 11, double: 6, band: 6, picture: 5 }),
    columnRule: chance.chance(0.15),
  };
}

/** The same theme with all its words and gaps larger or smaller. */
export function scaled(theme: Theme, factor: number): Theme {
  const look = (one: Look): Look => ({
    ...one,
    size: Math.round(one.size * factor * 100) / 100,
    spacing: one.spacing * factor,
  });
  return {
    ...theme,
    gutter: theme.gutter * factor,
    itemGap: theme.itemGap * factor,
    sectionGap: theme.sectionGap * factor,
    headingGap: theme.headingGap * factor,
    place: look(theme.place),
    title: look(theme.title),
    heading: look(theme.heading),
    name: look(theme.name),
    text: look(theme.text),
    price: look(theme.price),
    note: look(theme.note),
  };
}
