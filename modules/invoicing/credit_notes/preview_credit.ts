import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { type Minor, moneyNumber } from '#core/money/minor'
import { taxNotesOf, transformTax } from '#modules/documents/public'
import { sayDoubt } from '#modules/invoicing/doubts/doubt'
import { doubtOfMonth } from '#modules/invoicing/doubts/serious_doubts'
import { pricedParts } from '#modules/invoicing/drafts/unsaved_draft'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { CreditNoteInput } from '#modules/invoicing/validators/credit_note'
import { draftCredit } from './draft_credit.js'

/** The credit note in a form, as it would be issued now. Saves nothing. @throws 422 as draftCredit */
export async function unsavedCredit(
  company: CompanyScope,
  invoice: Invoice,
  input: CreditNoteInput
) {
  const { note, contents } = await draftCredit(company, invoice, input)
  return { note, parts: pricedParts(note, contents, []) }
}

/**
 * The figures of a credit note that is not saved, all of them negative, and the doubts that issuing it has to
 * acknowledge.
 * @param language of the sentences
 */
export async function previewCredit(
  company: CompanyScope,
  invoice: Invoice,
  input: CreditNoteInput,
  language: Language
) {
  const { note, parts } = await unsavedCredit(company, invoice, input)
  const doubts = await doubtOfMonth(company, note.dateOn)
  const noteOf = await taxNotesOf(note)
  const money = (amount: Minor) => moneyNumber(amount, note.currency)
  return {
    currency: note.currency,
    net: money(note.net),
    tax: money(note.tax),
    total: money(note.total),
    taxes: parts.taxes.map((row) => transformTax(row, note.currency, noteOf(row.category))),
    doubts: doubts.map((doubt) => sayDoubt(doubt, language)),
  }
}
