import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Whether pdftotext is there. */
export const canReadPdf = existsSync('/usr/bin/pdftotext')

/** The text of a PDF as it is laid out, with ordinary blanks. */
export const textOfPdf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

/**
 * The objects of a PDF without what lies in its streams: compressed bytes can spell the name of any action by chance.
 * Streams that hold objects themselves (ISO 32000-2, 7.5.7) are unpacked.
 */
export const objectsOfPdf = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .replace(
      /(<<[^\n]*(?:\n(?!endobj)[^\n]*)*?>>\s*)stream\r?\n([\s\S]*?)\r?\nendstream/g,
      (_, dictionary: string, bytes: string) =>
        dictionary.includes('/ObjStm')
          ? dictionary + inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
          : dictionary
    )
