export type SourceKind = 'pdf' | 'html' | 'image';

interface Format {
  readonly name: string;
  readonly kind: SourceKind;
  /** The first is used for storage. */
  readonly mediaTypes: readonly string[];
  readonly endings: readonly string[];
}

/** Registry of all formats that are read; everything that requests, finds or stores documents uses it. */
const FORMATS: readonly Format[] = [
  {
    name: 'HTML',
    kind: 'html',
    mediaTypes: ['text/html', 'application/xhtml+xml'],
    endings: ['html', 'htm', 'xhtml'],
  },
  { name: 'PDF', kind: 'pdf', mediaTypes: ['application/pdf'], endings: ['pdf'] },
  { name: 'JPEG', kind: 'image', mediaTypes: ['image/jpeg'], endings: ['jpg', 'jpeg'] },
  { name: 'PNG', kind: 'image', mediaTypes: ['image/png'], endings: ['png'] },
  { name: 'WebP', kind: 'image', mediaTypes: ['image/webp'], endings: ['webp'] },
  { name: 'GIF', kind: 'image', mediaTypes: ['image/gif'], endings: ['gif'] },
  { name: 'TIFF', kind: 'image', mediaTypes: ['image/tiff'], endings: ['tif', 'tiff'] },
  { name: 'AVIF', kind: 'image', mediaTypes: ['image/avif'], endings: ['avif'] },
  {
    name: 'HEIC',
    kind: 'image',
    mediaTypes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    endings: ['heic', 'heif'],
  },
];

export const FORMAT_NAMES = new Intl.ListFormat('en-GB').format(FORMATS.map(({ name }) => name));

/** Accept header of requests for documents; pictures have many media types. */
export const ACCEPT = `${FORMATS.filter(({ kind }) => kind !== 'image').flatMap(({ mediaTypes }) => mediaTypes)},image/*;q=0.9`;

const byType = (mediaType: string): Format | undefined => {
  const [essence = ''] = mediaType.split(';');
  return FORMATS.find(({ mediaTypes }) => mediaTypes.includes(essence.trim().toLowerCase()));
};

export const kindOfType = (mediaType: string): SourceKind | undefined => byType(mediaType)?.kind;

export const endingOfType = (mediaType: string): string | undefined => byType(mediaType)?.endings[0];

export function kindOfName(name: string): SourceKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return FORMATS.find(({ endings }) => endings.some((one) => one === ending))?.kind;
}
