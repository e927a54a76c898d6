import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Unreadable } from './unreadable.js'

/** Languages whose data are packages of Kontor's; nothing is ever fetched. */
export type RecognizedLanguage = 'deu' | 'eng' | 'sqi'

/** The part of Tesseract's API that is used here. */
interface Tesseract {
  Init(folder: string, languages: string, engine: number): number
  SetPageSegMode(mode: number): void
  FindLines(): number
  /** Radians by which lines of text are inclined. */
  GetGradient(): number
  SetImageFile(exifOrientation: number, angle: number): number
  Recognize(monitor: null): number
  GetUTF8Text(): string
  MeanTextConf(): number
}

interface Core {
  FS: { writeFile: (path: string, content: Uint8Array) => void }
  TessBaseAPI: new () => Tesseract
}

const require = createRequire(import.meta.url)

/** Without the old engine. Its results are the same on every processor, unlike those of "relaxed SIMD". */
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm.js'
/** Integer models: as fast as the small ones and nearly as good as the best. */
const MODELS = '4.0.0_best_int'
const LSTM_ONLY = 1
/** Remarks of the engine about pictures help nobody. */
const QUIET = { print: () => undefined, printErr: () => undefined }
/** Finds lines of text wherever they are. */
const AUTOMATIC = 3
/** One column of lines of different size, so that an amount stays in the line of what it is for. */
const SINGLE_COLUMN = 4
/** Radians; recognition copes with less. */
const STRAIGHT = 0.005
/** Percent; below it the letters are those of wallpaper. */
const LEAST_CONFIDENCE = 35

/**
 * The text in pictures, line by line.
 * @param pictures PNG, upright
 * @throws Unreadable `no_text`
 */
export async function recognize(
  pictures: readonly Uint8Array[],
  languages: readonly RecognizedLanguage[]
): Promise<string> {
  const core: Core = await require(CORE)(QUIET)
  for (const language of languages) {
    core.FS.writeFile(`${language}.traineddata`, await modelOf(language))
  }
  const tesseract = new core.TessBaseAPI()
  if (tesseract.Init('.', languages.join('+'), LSTM_ONLY) !== 0) {
    throw new Error(`Tesseract does not start with ${languages.join(' and ')}.`)
  }
  const text = pictures.map((picture) => textOf(core, tesseract, picture)).join('\n')
  if (!/\p{L}{3}/u.test(text)) throw new Unreadable('expenses.no_text')
  return text
}

function textOf(core: Core, tesseract: Tesseract, picture: Uint8Array) {
  core.FS.writeFile('/input', picture)
  tesseract.SetImageFile(1, 0)
  tesseract.SetPageSegMode(AUTOMATIC)
  tesseract.FindLines()
  const gradient = tesseract.GetGradient()
  tesseract.SetImageFile(1, Math.abs(gradient) > STRAIGHT ? gradient : 0)
  tesseract.SetPageSegMode(SINGLE_COLUMN)
  tesseract.Recognize(null)
  return tesseract.MeanTextConf() < LEAST_CONFIDENCE ? '' : tesseract.GetUTF8Text()
}

async function modelOf(language: RecognizedLanguage) {
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  return promisify(gunzip)(await readFile(join(folder, MODELS, `${language}.traineddata.gz`)))
}
