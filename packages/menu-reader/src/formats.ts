export type SourceKind = 'pdf' | 'html' | 'image';

interface Format {
  readonly name: string;
  readonly kind: SourceKind;
  /** The first is that under which such a document is stored. */
  readonly mediaTypes: readonly string[];
  /** The first is that under which such a document is written to a folder. */
  readonly endings: readonly string[];
}

/** Every format that is read: whatever asks for documents, looks for them or stores them goes by this list. */
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

/** "HTML, PDF, JPEG and PNG" */
export const FORMAT_NAMES = new Intl.ListFormat('en-GB').format(FORMATS.map(({ name }) => name));

/** What a server is asked for, as the header Accept says it; pictures have many names. */
export const ACCEPT = `${FORMATS.filter(({ kind }) => kind !== 'image').flatMap(({ mediaTypes }) => mediaTypes)},image/*;q=0.9`;

const byType = (mediaType: string): Format | undefined => {
  const [essence = ''] = mediaType.split(';');
  return FORMATS.find(({ mediaTypes }) => mediaTypes.includes(essence.trim().toLowerCase()));
};

/** The kind of document that is sent or stored under a media type, with or without parameters. */
export const kindOfType = (mediaType: string): SourceKind | undefined => byType(mediaType)?.kind;

/** The ending of files of a media type, without the dot. */
export const endingOfType = (mediaType: string): string | undefined => byType(mediaType)?.endings[0];

/** The kind of document that a name or path ends like, in any letter case. */
export function kindOfName(name: string): SourceKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return FORMATS.find(({ endings }) => endings.some((one) => one === ending))?.kind;
}
