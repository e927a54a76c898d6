import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { assertRoom } from '#modules/auth/public'
import { buyerOf } from '#modules/documents/public'
import { mandateOf } from '#modules/invoicing/direct_debit/debit_on_issue'
import { directDebitOf } from '#modules/invoicing/direct_debit/direct_debit'
import { assertAcknowledged, seriousDoubts } from '#modules/invoicing/doubts/serious_doubts'
import { exchangeOf } from '#modules/invoicing/exchange/exchange_of'
import { rememberRate } from '#modules/invoicing/exchange/last_rates'
import { invoiceIssue } from '#modules/invoicing/happenings'
import { assertComplete } from '#modules/invoicing/issuing/assert_complete'
import { recordAcknowledgement } from '#modules/invoicing/issuing/record_acknowledgement'
import { sealDocument } from '#modules/invoicing/issuing/seal_document'
import { warnsOfDefault } from '#modules/invoicing/law/notice_of_default'
import { supplyOf } from '#modules/invoicing/law/supply'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'
import { companyIn, readCompanySettings } from '#modules/settings/public'

/**
 * Issues a draft: checks that it is complete, copies seller and buyer into it, gives it the next number and makes it
 * Unpaid (Paid at once when there is nothing to pay). Only inside inTx.
 * @param language of the sentences in the failure
 * @param acknowledged the rules of serious doubts that the caller has acknowledged; kept in the audit log
 * @throws 409 `not_a_draft`, `needs_acknowledgement` with the doubts as `fields`; 422 `invoice_incomplete` with every
 * missing field; 403 `plan_limit_reached`
 */
export async function issueInvoice(
  company: CompanyScope,
  invoice: Invoice,
  language: Language,
  acknowledged: readonly string[] = []
) {
  invoice.assertDraft()
  await invoice.claim()
  // The invoice that replaces a cancelled one is a correction, which no plan keeps back.
  if (invoice.replacesId === null) await assertRoom(company.id, 'invoicesPerMonth')
  const settings = await readCompanySettings(company)
  const { buyer, language: ownLanguage } = await buyerOf(invoice)
  const printedIn = ownLanguage ?? settings.documentLanguage
  const seller = companyIn(printedIn, settings)
  const lines = await linesOf(invoice)
  const mandate = await mandateOf(invoice)
  const written = { invoice, lines, seller, buyer, mandate }
  assertComplete(written, language)
  const doubts = assertAcknowledged(await seriousDoubts(written), acknowledged, language)
  const directDebit = mandate && directDebitOf(invoice, mandate, seller, today(company.timeZone))
  invoice.merge({
    ...(directDebit && { directDebit, dueOn: directDebit.collectOn, skonto: null }),
    seller,
    buyer,
    clientName: buyer.name,
    ...supplyOf(invoice, lines),
    warnsOfDefault: !mandate && warnsOfDefault(invoice, seller, buyer),
    language: printedIn,
  })
  const exchange = exchangeOf(invoice, seller.currency)
  invoice.exchangeOn = exchange?.on ?? null
  await sealDocument(company, invoice, invoice.total === 0n ? 'Paid' : 'Unpaid')
  await recordAcknowledgement(invoice, doubts)
  if (exchange) await rememberRate(company, invoice.currency, exchange)
  await invoiceIssue.announce(company, invoice)
}
