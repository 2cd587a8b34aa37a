import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('@menu-data-service/ocr-models/package.json')));

export interface OcrModels {
  readonly detection: Buffer;
  readonly recognition: Buffer;
  /** Character of each class of the recognition network: the blank, the characters, the space. */
  readonly alphabet: readonly string[];
}

export async function loadOcrModels(): Promise<OcrModels> {
  const [detection, recognition, characters] = await Promise.all(
    ['detection.onnx', 'recognition.onnx', 'characters.txt'].map((name) => readFile(join(FOLDER, name))),
  );
  if (!detection || !recognition || !characters) throw new Error('the OCR models are incomplete');
  return { detection, recognition, alphabet: ['', ...characters.toString().trimEnd().split('\n'), ' '] };
}
