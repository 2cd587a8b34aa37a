import sharp from 'sharp';

/** Pixels of a screenshot at desktop and phone width on the sheet. */
const DESK = { width: 720, height: 450 };
const PHONE = { width: 202, height: 450 };
const GAP = 12;
const COLOURS = 16;

/**
 * Puts screenshots side by side onto a grey sheet, in two rows of a wide and a narrow one.
 * @returns the bytes of the file
 */
export async function saveSheet(file: string, shots: readonly Buffer[]): Promise<number> {
  const parts = await Promise.all(
    shots.map(async (shot, i) => {
      const { width, height } = i % 2 === 0 ? DESK : PHONE;
      const input = await sharp(shot).resize(width, height, { kernel: 'lanczos3' }).toBuffer();
      const top = GAP + Math.floor(i / 2) * (height + GAP);
      return { input, top, left: i % 2 === 0 ? GAP : GAP + DESK.width + GAP };
    }),
  );
  const rows = Math.ceil(shots.length / 2);
  const sheet = sharp({
    create: {
      width: DESK.width + PHONE.width + 3 * GAP,
      height: rows * (DESK.height + GAP) + GAP,
      channels: 3,
      background: '#8a9592',
    },
  });
  const fewColours = await sheet.composite(parts).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  const { size } = await sharp(fewColours).webp({ lossless: true, effort: 6 }).toFile(file);
  return size;
}
