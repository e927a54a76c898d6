import type { LetterModel } from './pdf_model.js'

/** A headline figure, ready to print. */
export interface PdfReportFigure {
  label: string
  value: string
  /** The figure of the earlier period in words; empty without one. */
  before: string
}

/** A table of a report; all cells are ready to print, the first of each row is its name. */
export interface PdfReportTable {
  title: string
  columns: readonly string[]
  rows: readonly { cells: readonly string[]; isSum: boolean }[]
}

/**
 * The complete content of a printed report, which nobody receives as a letter: `number` and `buyer` are not printed.
 * Its module brings all words and numbers in the language of the reader.
 */
export interface ReportPdfModel extends LetterModel {
  title: string
  /** The subject of the report, as pairs of a name and a value. */
  facts: readonly (readonly [string, string])[]
  figures: readonly PdfReportFigure[]
  tables: readonly PdfReportTable[]
  /** Printed below the title of a table that has no rows. */
  noRows: string
}
