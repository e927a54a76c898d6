import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { linesForReader, partiesOf, taxNotesOf, transformContent } from '#modules/documents/public'
import { isOffered } from '#modules/sales/estimate_status'
import type { Estimate } from '#modules/sales/models/estimate'
import {
  estimateRow,
  transformEstimateRow,
} from '#modules/sales/transformers/estimate_row_transformer'
import { addressOfLogo, knownAs } from '#modules/settings/public'
import { answerTo } from './estimate_answer.js'
import { linesOf, taxesOf } from './estimate_parts.js'

/** An estimate as its client sees it: what was sent and what was answered, nothing of the company's own notes. */
export async function describeOffer(
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  estimate: Estimate
) {
  const { seller, buyer, language } = await partiesOf(estimate)
  const row = transformEstimateRow(estimateRow(estimate), today(timeZone))
  const content = transformContent(estimate, {
    lines: await linesOf(estimate),
    taxes: await taxesOf(estimate),
    noteOf: await taxNotesOf(estimate),
  })
  const answer = await answerTo(estimate)
  return {
    _id: row._id,
    number: row.number,
    revision: row.revision,
    status: row.status,
    isSuperseded: row.isSuperseded,
    canAnswer: isOffered(estimate.status) && !row.isSuperseded,
    date: row.date,
    validUntil: row.validUntil,
    language,
    timeZone,
    currency: row.currency,
    priceMode: content.priceMode,
    intro: content.intro ?? '',
    closing: content.closing ?? '',
    notes: content.notes,
    discountReason: content.discountReason,
    discountTotal: content.discountTotal,
    amountSum: content.amountSum,
    net: row.net,
    tax: row.tax,
    total: row.total,
    lines: linesForReader(content.lines, language),
    taxes: content.taxes,
    seller: {
      name: knownAs(seller),
      email: seller.email,
      phone: seller.phone,
      city: seller.city,
      logo: addressOfLogo(seller),
      accentColor: seller.accentColor,
    },
    buyer: { name: buyer.name },
    documentHash: estimate.documentHash ?? '',
    answer: answer && {
      kind: answer.kind,
      name: answer.name,
      chosen: answer.chosen,
      at: answer.at,
      net: answer.net,
      tax: answer.tax,
      total: answer.total,
    },
  }
}
