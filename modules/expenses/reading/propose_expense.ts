import type { CompanyScope } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { EInvoice } from '#modules/einvoices/public'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'
import { readCompanySettings } from '#modules/settings/public'
import type { ExpenseProposal } from './expense_proposal.js'
import { usualCategory } from './usual_category.js'

/** UNTDID 1001: credit notes, whose amounts are positive in the file and reduce what was spent. */
const CREDIT_NOTES = ['381', '261', '396']
/** UNTDID 5305: the buyer owes the VAT, on services and on goods from the EU. */
const TREATMENTS: Partial<Record<string, TaxTreatment>> = { AE: 'reverseCharge', K: 'acquisition' }

/**
 * The fields of an expense as a received e-invoice gives them: a proposal that a person looks at. The category is that
 * of the vendor's last receipt, `null` for a new vendor. Under the reverse charge the invoice carries no rate, so the
 * company's usual one is proposed.
 */
export async function proposeExpense(
  company: CompanyScope,
  invoice: EInvoice
): Promise<ExpenseProposal> {
  const { seller, currency } = invoice
  const sign = CREDIT_NOTES.includes(invoice.type) ? -1n : 1n
  const amount = (value: Minor) => moneyNumber(minor(sign * value), currency)
  const category = await usualCategory(company, seller.name)
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
    dueDate: invoice.dueOn ?? null,
    currency,
    taxTreatment,
    lines: invoice.vat.map(({ base, tax, rate }) => ({
      category,
      description: invoice.lines[0]?.name ?? '',
      amount: amount(minor(base + tax)),
      taxRate: isOwed ? defaultTaxBasisPoints / 100 : decimalNumber(rate),
      tax: amount(tax),
    })),
  }
}
