import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { decimal } from '#core/money/decimal'
import { type Minor, moneyDecimal } from '#core/money/minor'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { DirectDebit } from '#modules/collections/models/direct_debit'
import { addExpense } from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'

/**
 * The bank's fees for a return as a paid expense, which needs no rate of exchange. Such services are exempt from VAT
 * (§ 4 no. 8 UStG). Only inside inTx.
 * @param fees in cents
 * @returns its id; null without fees and where the company's currency is not the euro
 */
export async function spendFees(
  company: CompanyScope,
  debit: DirectDebit,
  { fees, on }: { fees: Minor; on: Day }
): Promise<string | null> {
  if (fees <= 0n || company.currency !== SEPA_CURRENCY) return null
  const { bankName } = await readCompanySettings(company)
  const text = (key: string) =>
    translate(company.language, `collections:fees.${key}`, { number: debit.invoiceNumber })
  const expense = await addExpense(company, {
    vendor: bankName || text('bank'),
    date: on,
    paidDate: on,
    currency: SEPA_CURRENCY,
    lines: [
      {
        category: 'bankFees',
        description: text('line'),
        amount: moneyDecimal(fees, SEPA_CURRENCY),
        taxRate: decimal(0n),
      },
    ],
    acknowledged: true,
  })
  return expense.id
}
