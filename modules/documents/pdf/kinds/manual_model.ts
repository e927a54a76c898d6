import type { LetterModel } from './pdf_model.js'

/** A part of a section: a heading, running text, pairs of a name and a value, or a table. All texts are ready to print. */
export type PdfManualBlock =
  | { heading: string }
  | { text: string }
  | { facts: readonly (readonly [string, string])[] }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] }

/** A section, numbered in the order of the manual. */
export interface PdfManualSection {
  title: string
  blocks: readonly PdfManualBlock[]
}

/**
 * The complete content of a printed manual, which nobody receives as a letter: `number` and `buyer` are not printed.
 * Its module brings all words in the language of the reader.
 */
export interface ManualPdfModel extends LetterModel {
  title: string
  /** Its company, version and day, as pairs of a name and a value. */
  facts: readonly (readonly [string, string])[]
  sections: readonly PdfManualSection[]
}
