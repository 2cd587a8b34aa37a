/** A type face: files of the project's fonts, one of the standard faces of PDF, or a face of the machine for pages that a browser prints. */
export interface Face {
  readonly family: string;
  /** Names that pdfkit knows: of regular, bold, italic, bold italic. Faces without italics lean on the regular one. */
  readonly standard: readonly [string, string, string, string] | null;
  /** Package of @fontsource. */
  readonly files: string | null;
  readonly italics: boolean;
  /** Heaviest weight that the package has. */
  readonly heavy: number;
  /** How often it is drawn for text, and for headings. */
  readonly body: number;
  readonly shown: number;
}

const file = (family: string, files: string, body: number, shown: number, italics = false, heavy = 700): Face => ({
  family,
  files,
  standard: null,
  italics,
  heavy,
  body,
  shown,
});

export const FACES: readonly Face[] = [
  {
    family: 'Helvetica',
    standard: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
    files: null,
    italics: true,
    heavy: 700,
    body: 26,
    shown: 10,
  },
  {
    family: 'Times',
    standard: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
    files: null,
    italics: true,
    heavy: 700,
    body: 20,
    shown: 8,
  },
  {
    family: 'Courier',
    standard: ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'],
    files: null,
    italics: true,
    heavy: 700,
    body: 2,
    shown: 1,
  },
  file('Lora', 'lora', 14, 8, true),
  file('Josefin Sans', 'josefin-sans', 12, 12, true),
  file('Playfair Display', 'playfair-display', 8, 14, true),
  file('Oswald', 'oswald', 6, 14),
  file('Kalam', 'kalam', 5, 8),
  file('Caveat', 'caveat', 2, 9),
  file('Lobster', 'lobster', 0, 12, false, 400),
];

const system = (family: string, body: number, shown: number, italics = true): Face => ({
  family,
  files: null,
  standard: null,
  italics,
  heavy: 700,
  body,
  shown,
});

/** Faces of the machine that prints from a browser; one that it lacks is replaced by its own choice. */
export const BROWSER_FACES: readonly Face[] = [
  ...FACES.filter((face) => face.files),
  system('Liberation Sans', 12, 6),
  system('Liberation Serif', 10, 5),
  system('Liberation Sans Narrow', 4, 4),
  system('DejaVu Sans', 3, 2),
  system('DejaVu Serif', 2, 2),
  system('DejaVu Sans Condensed', 2, 1),
  system('Lato', 8, 6),
  system('Open Sans', 8, 4),
  system('Roboto', 8, 5),
  system('Roboto Condensed', 4, 4),
  system('Roboto Slab', 3, 3, false),
  system('EB Garamond', 8, 6),
  system('Carlito', 10, 5),
  system('Caladea', 6, 4),
  system('Comfortaa', 2, 3, false),
  system('Quicksand', 4, 4, false),
  system('Cantarell', 3, 2, false),
  system('Linux Libertine O', 4, 3),
  system('Old Standard TT', 4, 5),
  system('Comic Neue', 3, 2),
  system('Dancing Script', 0, 8, false),
];
