import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { DocumentPdfModel } from './pdf_model.js'

/** A piece of a line in one weight. */
interface PdfRun {
  text: string
  isBold: boolean
}

/** A paragraph or a list, parsed from a user's text. */
export interface PdfRichPart {
  kind: 'paragraph' | 'bullets' | 'numbers'
  lines: readonly PdfRun[][]
}

/** A part of a proposal. */
export interface PdfProposalBlock {
  kind: 'cover' | 'text' | 'image' | 'scope' | 'timeline' | 'prices' | 'terms' | 'signature'
  heading: string
  text: readonly PdfRichPart[]
  /** Its place in `pictures`, and its size in pixels. */
  picture?: { place: number; width: number; height: number }
  items: readonly {
    title: string
    text: readonly PdfRichPart[]
    startsOn: Day | null
    endsOn: Day | null
  }[]
}

/** The complete content of a printed proposal: that of documents with lines, arranged in blocks. */
export interface ProposalPdfModel extends DocumentPdfModel {
  title: string
  validUntil: Day
  blocks: readonly PdfProposalBlock[]
  /** The person who accepted it, when, and the total with the chosen options. */
  accepted?: { name: string; on: Day; total: Minor }
}
