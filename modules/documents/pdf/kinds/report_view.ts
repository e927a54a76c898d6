import { printable } from '../clean_text.js'
import { letterView } from './letter_view.js'
import type { PdfReportTable, ReportPdfModel } from './report_model.js'

/** Width in millimetres between the margins of A4, upright and on its side. */
const UPRIGHT = 165
const ON_ITS_SIDE = 252
/** In millimetres, at least, for the names of rows. */
const NAMES = 45
/** Width of a character of a figure, and the blanks beside a column. */
const CHARACTER = 1.65
const INSET = 3.4

/** The input of the template of reports: a page on its side when a table needs it, smaller type when that is too little. */
export function reportView(model: ReportPdfModel) {
  const isWide = model.tables.some((table) => widthOf(table) > UPRIGHT)
  return {
    ...letterView(model),
    watermark: '',
    title: printable(model.title),
    facts: model.facts.map((pair) => pair.map(printable)),
    intro: '',
    isWide,
    figures: model.figures.map(({ label, value, before }) => [label, value, before].map(printable)),
    tables: model.tables.map((table) => ({
      title: printable(table.title),
      columns: table.columns.map(printable),
      rows: table.rows.map(({ cells, isSum }) => ({ cells: cells.map(printable), isSum })),
      widths: figureWidths(table),
      scale: Math.min(1, (isWide ? ON_ITS_SIDE : UPRIGHT) / widthOf(table)),
    })),
    noRows: printable(model.noRows),
  }
}

const widthOf = (table: PdfReportTable) =>
  table.rows.length === 0 ? NAMES : figureWidths(table).reduce((sum, width) => sum + width, NAMES)

/** The width of each column of figures in millimetres, for its longest figure, or the longest word of its heading. */
const figureWidths = ({ columns, rows }: PdfReportTable) =>
  columns.slice(1).map((heading, index) => {
    const words = heading.split(/\s/)
    const figures = rows.map(({ cells }) => cells[index + 1] ?? '')
    return Math.max(...[...words, ...figures].map(({ length }) => length)) * CHARACTER + INSET
  })
