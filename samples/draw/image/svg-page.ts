import sharp, { type Sharp } from 'sharp';

/** An SVG document, with pixels as its unit, as an image to be written. */
export function svgPage(width: number, height: number, body: string): Sharp {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
    ),
  );
}
