import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { DocumentPdfModel } from './pdf_model.js'

/** A piece of a line in one weight. */
interface PdfRun {
  text: string
  isBold: boolean
}

/** A paragraph or a list, as it was read from what somebody wrote. */
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

/** All that is printed on a proposal: what documents with lines say, told in blocks. */
export interface ProposalPdfModel extends DocumentPdfModel {
  title: string
  validUntil: Day
  blocks: readonly PdfProposalBlock[]
  /** Who accepted it, when, and what it comes to with the options that were chosen. */
  accepted?: { name: string; on: Day; total: Minor }
}
