import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { EInvoice } from '#modules/einvoices/public'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'
import { readCompanySettings } from '#modules/settings/public'
import type { ExpenseProposal } from './expense_proposal.js'
import { knownVendor, type ProposedTerms } from './known_vendor.js'

/** UNTDID 1001: credit notes, whose amounts are positive in the file and reduce what was spent. */
const CREDIT_NOTES = ['381', '261', '396']
/** UNTDID 5305: the buyer owes the VAT, on services and on goods from the EU. */
const TREATMENTS: Partial<Record<string, TaxTreatment>> = { AE: 'reverseCharge', K: 'acquisition' }

/** The terms of the invoice itself come first; of several steps of Skonto the first gives the most. */
function termsOf({ dueOn, skonto, issuedOn }: EInvoice, known: ProposedTerms): ProposedTerms {
  const [step] = skonto
  return {
    dueDate: dueOn ?? known.dueDate,
    skontoPercent: step ? decimalNumber(step.percent) : known.skontoPercent,
    skontoDate: step ? addDays(issuedOn, step.days) : known.skontoDate,
  }
}

/**
 * The fields of an expense as a received e-invoice gives them: a proposal that a person looks at. The category is that
 * that is usual for the vendor, `null` for a new one. Under the reverse charge the invoice carries no rate, so the
 * company's usual one is proposed.
 */
export async function proposeExpense(
  company: CompanyScope,
  invoice: EInvoice
): Promise<ExpenseProposal> {
  const { seller, currency } = invoice
  const sign = CREDIT_NOTES.includes(invoice.type) ? -1n : 1n
  const amount = (value: Minor) => moneyNumber(minor(sign * value), currency)
  const { category, terms } = await knownVendor(company, seller.name, invoice.issuedOn)
  const { defaultTaxBasisPoints } = await readCompanySettings(company)
  const taxTreatment =
    invoice.vat.map(({ category: code }) => TREATMENTS[code]).find(Boolean) ?? 'domestic'
  const isOwed = taxTreatment !== 'domestic'
  return {
    vendor: seller.name,
    vendorVatId: seller.vatId ?? '',
    vendorIban: invoice.payment?.accounts[0]?.iban ?? '',
    reference: invoice.number,
    date: invoice.issuedOn,
    ...termsOf(invoice, terms),
    currency,
    taxTreatment,
    lines: invoice.vat.map(({ base, tax, rate, category: code }) => ({
      category,
      description: nameOf(invoice, { category: code, rate }),
      amount: amount(minor(base + tax)),
      taxRate: isOwed ? defaultTaxBasisPoints / 100 : decimalNumber(rate),
      tax: amount(tax),
    })),
  }
}

/** The name of the first line with this VAT, or of the first line: only a surcharge may have the VAT as well. */
function nameOf(
  { lines }: EInvoice,
  { category, rate }: Pick<EInvoice['vat'][number], 'category' | 'rate'>
) {
  const own = lines.find(({ vat }) => vat.category === category && vat.rate === rate)
  return (own ?? lines[0])?.name ?? ''
}
