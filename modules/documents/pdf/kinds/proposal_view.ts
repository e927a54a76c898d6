import { formatDay } from '#core/clock'
import { formatMoney } from '#core/money/format'
import { printable } from '../clean_text.js'
import { columnsOf, linesOf, sumsOf } from '../pdf_rows.js'
import { filled, letterView, wordsOf } from './letter_view.js'
import type { PdfProposalBlock, PdfRichPart, ProposalPdfModel } from './proposal_model.js'

const TEXT_WIDTH = 165
const MOST_HEIGHT = 180

/** The data for the template of proposals. */
export function proposalView(model: ProposalPdfModel) {
  const { language, currency, seller, buyer, number } = model
  const word = wordsOf(model)
  return {
    ...letterView(model),
    watermark: number ? '' : word('watermark'),
    title: printable(model.title || word('title.proposal')),
    kind: word('title.proposal'),
    facts: [
      [word('proposal.for'), printable(buyer.name)],
      [word('proposal.from'), printable(seller.name)],
      [word('proposal.number'), printable(number)],
      [word('proposal.date'), formatDay(model.issuedOn)],
      [word('validUntil'), formatDay(model.validUntil)],
    ].filter(([, value]) => value),
    blocks: model.blocks.map(blockOf),
    columns: columnsOf(model, word),
    lines: linesOf(model, word),
    sums: sumsOf(model, word),
    total: [word('total'), formatMoney(model.total, currency, language)],
    taxNotes: [...new Set(model.taxNotes)].map(printable),
    notes: printable(filled(model.notes).join('\n')),
    picture: word('proposal.picture'),
    signature: word('proposal.signature'),
    accepted: model.accepted
      ? word('proposal.accepted', {
          name: printable(model.accepted.name),
          date: formatDay(model.accepted.on),
          total: formatMoney(model.accepted.total, currency, language),
        })
      : '',
  }
}

const blockOf = ({ kind, heading, text, picture, items }: PdfProposalBlock) => ({
  kind,
  heading: printable(heading),
  text: text.map(partOf),
  picture: picture ? picture.place : -1,
  ...sizeOf(picture),
  items: items.map((item) => ({
    title: printable(item.title),
    text: item.text.map(partOf),
    days: [...new Set([item.startsOn, item.endsOn])]
      .flatMap((day) => (day ? formatDay(day) : []))
      .join(' – '),
  })),
})

/** Millimetres on the page: as wide as the text, and at most a large part of its height. */
function sizeOf(picture: PdfProposalBlock['picture']) {
  if (!picture) return { width: 0, height: 0 }
  const scale = Math.min(TEXT_WIDTH / picture.width, MOST_HEIGHT / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

const partOf = ({ kind, lines }: PdfRichPart) => ({
  kind,
  lines: lines.map((runs) => runs.map(({ text, isBold }) => ({ text: printable(text), isBold }))),
})
