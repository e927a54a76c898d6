import { printable } from '../clean_text.js'
import { letterView } from './letter_view.js'
import type { ManualPdfModel, PdfManualBlock } from './manual_model.js'

/** The input of the template of manuals. Each block has all parts, those that it lacks are empty. */
export function manualView(model: ManualPdfModel) {
  return {
    ...letterView(model),
    watermark: '',
    title: printable(model.title),
    facts: pairs(model.facts),
    intro: '',
    sections: model.sections.map(({ title, blocks }) => ({
      title: printable(title),
      blocks: blocks.map(blockView),
    })),
  }
}

const blockView = (block: PdfManualBlock) => ({
  heading: 'heading' in block ? printable(block.heading) : '',
  text: 'text' in block ? printable(block.text) : '',
  facts: 'facts' in block ? pairs(block.facts) : [],
  columns: 'rows' in block ? block.columns.map(printable) : [],
  rows: 'rows' in block ? block.rows.map((row) => row.map(printable)) : [],
  widest: 'rows' in block ? widestOf(block.rows) : 0,
})

/** The column with the longest text takes the width that the others leave. */
function widestOf(rows: readonly (readonly string[])[]) {
  const lengths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  return lengths.indexOf(Math.max(...lengths))
}

const pairs = (facts: ManualPdfModel['facts']) => facts.map((pair) => pair.map(printable))
