import type { PdfRichPart, ProposalPdfModel } from '#modules/documents/pdf/kinds/proposal_model'
import { sampleDocument } from './sample_document.js'

export const rich = (...lines: string[]): PdfRichPart[] => [
  { kind: 'paragraph', lines: lines.map((text) => [{ text, isBold: false }]) },
]

const item = (title: string, text = '', startsOn: string | null = null) => ({
  title,
  text: text ? rich(text) : [],
  startsOn,
  endsOn: null,
})

/** A believable proposal of a German workshop with every kind of block, for tests. */
export function sampleProposal(changes: Partial<ProposalPdfModel> = {}): ProposalPdfModel {
  const block = { heading: '', text: [], items: [] }
  return {
    ...sampleDocument(),
    kind: 'estimate',
    number: 'PR-2026-0003',
    title: 'Neuer Auftritt',
    validUntil: '2026-12-20',
    blocks: [
      { ...block, kind: 'cover', text: rich('Für Kaufhaus Grünewald AG') },
      {
        ...block,
        kind: 'text',
        heading: 'Worum es geht',
        text: [
          ...rich('Guten Tag,', 'vielen Dank.'),
          { kind: 'bullets', lines: [[{ text: 'Erstens', isBold: true }]] },
          { kind: 'numbers', lines: [[{ text: 'Zweitens', isBold: false }]] },
        ],
      },
      { ...block, kind: 'scope', heading: 'Umfang', items: [item('Konzept', 'Ein Workshop')] },
      {
        ...block,
        kind: 'timeline',
        heading: 'Ablauf',
        items: [item('Auftakt', '', '2027-01-04'), item('Start', 'Freigabe')],
      },
      { ...block, kind: 'prices', heading: 'Preise' },
      { ...block, kind: 'terms', heading: 'Bedingungen', text: rich('Nach Aufwand') },
      { ...block, kind: 'signature', heading: 'Auftrag' },
    ],
    ...changes,
  }
}
