import type { CompanyScope } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { EInvoice } from '#modules/einvoices/public'
import { vendorsOf } from '#modules/expenses/queries/vendors'
import { readCompanySettings } from '#modules/settings/public'

/** UNTDID 1001: credit notes, whose amounts are positive in the file and reduce what was spent. */
const CREDIT_NOTES = ['381', '261', '396']
/** UNTDID 5305: the buyer owes the VAT. */
const REVERSE_CHARGE = ['AE', 'K']

/**
 * The fields of an expense as a received e-invoice gives them: a proposal that a person looks at. The category is that
 * of the vendor's last receipt, `null` for a new vendor. Under the reverse charge the invoice carries no rate, so the
 * company's usual one is proposed.
 */
export async function proposeExpense(company: CompanyScope, invoice: EInvoice) {
  const { seller, currency } = invoice
  const sign = CREDIT_NOTES.includes(invoice.type) ? -1n : 1n
  const amount = (value: Minor) => moneyNumber(minor(sign * value), currency)
  const [known] = await vendorsOf(company, seller.name)
  const category = known?.vendor === seller.name ? known.category : null
  const { defaultTaxBasisPoints } = await readCompanySettings(company)
  const isReverse = invoice.vat.some((group) => REVERSE_CHARGE.includes(group.category))
  return {
    vendor: seller.name,
    vendorVatId: seller.vatId ?? '',
    vendorIban: invoice.payment?.accounts[0]?.iban ?? '',
    reference: invoice.number,
    date: invoice.issuedOn,
    dueDate: invoice.dueOn ?? null,
    currency,
    taxTreatment: isReverse ? ('reverseCharge' as const) : ('domestic' as const),
    lines: invoice.vat.map(({ base, tax, rate }) => ({
      category,
      description: invoice.lines[0]?.name ?? '',
      amount: amount(minor(base + tax)),
      taxRate: isReverse ? defaultTaxBasisPoints / 100 : decimalNumber(rate),
      tax: amount(tax),
    })),
  }
}
