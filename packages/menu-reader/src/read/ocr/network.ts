import type { OcrRuntime, OcrSession, OcrTensor } from './ocr-runtime.ts';
import type { Raster } from './raster.ts';

export interface Network {
  /** `width` may exceed that of the picture; the rest is filled with mid grey. */
  run(raster: Raster, width?: number): Promise<OcrTensor>;
}

export async function loadNetwork(runtime: OcrRuntime, model: Uint8Array, threads: number): Promise<Network> {
  const session: OcrSession = await runtime.InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  return {
    async run(raster, width = raster.width) {
      const dims = [1, 3, raster.height, width];
      const results = await session.run({ [input]: new runtime.Tensor('float32', planes(raster, width), dims) });
      const result = results[output];
      if (!result) throw new Error('the model gave no output');
      return result;
    },
  };
}

/** Blue, green and red planes from -1 to 1, because PP-OCR was trained with OpenCV's order. */
function planes({ data, width, height }: Raster, padded: number): Float32Array {
  const size = padded * height;
  const values = new Float32Array(3 * size);
  for (let plane = 0; plane < 3; plane++) {
    for (let y = 0; y < height; y++) {
      let from = y * width * 3 + 2 - plane;
      let to = plane * size + y * padded;
      for (let x = 0; x < width; x++, from += 3, to++) values[to] = (data[from] ?? 0) / 127.5 - 1;
    }
  }
  return values;
}
