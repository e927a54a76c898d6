import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { priceDocument } from '#modules/documents/public'
import { createDraft, givenBackOf, Invoice } from '#modules/invoicing/public'
import { advanceContent, assertWithinOrder } from '#modules/offers/advances/advance_content'
import type { ConversionInput } from '#modules/offers/proposals/validators/proposal'
import type { Agreement } from './agreement.js'
import { targetsOf } from './conversion_rows.js'

/**
 * Makes the draft of an invoice over a part of an agreement in advance. Only inside inTx.
 * @throws 422 `down_payment_exceeds` with the ordered total, and as advanceContent
 */
export async function askInAdvance(
  company: CompanyScope,
  { document, lines, name }: Agreement,
  { advance }: Pick<ConversionInput, 'advance'>
) {
  if (!advance) throw new Error('A down payment needs an amount.')
  const totals = priceDocument(lines, document)
  const content = await advanceContent(document, totals, advance, (language, percent) =>
    percent
      ? translate(language, 'proposals:documents.downPaymentPercent', { name, percent })
      : translate(language, 'proposals:documents.downPayment', { name })
  )
  const draft = await createDraft(company, content)
  assertWithinOrder(totals.total, draft)
  return draft
}

/**
 * Whether the invoice over a whole agreement is a final one: it deducts an advance unless that was given back.
 * @throws 409 `down_payment_draft` while the advance is a draft
 */
export async function stageAfter(company: CompanyScope, { document }: Agreement) {
  const [advance] = (await targetsOf(company, document.id)).filter(({ type }) => type === 'advance')
  const downPayment = advance && (await Invoice.one(company, advance.id))
  if (!downPayment || ['Cancelled', 'Void'].includes(downPayment.status)) return {}
  if (downPayment.status === 'Draft') throw conflict('proposals.down_payment_draft')
  const back = await givenBackOf(company.id, [downPayment.id])
  if (back.get(downPayment.id) === downPayment.total) return {}
  return { stage: 'final' as const, downPayments: [downPayment.id] }
}
