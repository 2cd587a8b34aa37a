import { createRequire } from 'node:module';
import { UnreadableSource } from '../unreadable-source.ts';

/** Used part of onnxruntime-node; this version of the package has no types. */
export interface OcrRuntime {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => OcrTensor;
  readonly InferenceSession: {
    create(model: Uint8Array, options: Readonly<Record<string, unknown>>): Promise<OcrSession>;
  };
}

export interface OcrTensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

export interface OcrSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, OcrTensor>>): Promise<Readonly<Record<string, OcrTensor>>>;
}

/**
 * Loads the runtime, an optional dependency. Without it everything but pictures can be read.
 *
 * @throws UnreadableSource with the remedy where the runtime is missing
 */
export function loadOcrRuntime(): OcrRuntime {
  try {
    return createRequire(import.meta.url)('onnxruntime-node');
  } catch (error) {
    throw new UnreadableSource(
      'needs ocr',
      'pictures cannot be read here, because onnxruntime-node is not installed or has no build for this machine ' +
        '(npm install --include=optional)',
      { cause: error },
    );
  }
}
