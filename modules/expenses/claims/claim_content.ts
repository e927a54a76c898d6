import type { CompanyScope } from '#core/http/caller'
import { exactAmount } from '#modules/expenses/exact_amount'
import type { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import type { ClaimInput } from '#modules/expenses/validators/expense_claim'
import { suggestedRate } from './suggested_rate.js'

/** The content of a claim; amounts in minor units of the company's currency. */
export type ClaimContent = Pick<
  ExpenseClaim,
  | 'kind'
  | 'paidBy'
  | 'spentOn'
  | 'vendor'
  | 'category'
  | 'note'
  | 'guests'
  | 'gross'
  | 'taxRate'
  | 'trip'
>

/** The content of a receipt. @throws FieldError 422 `expenses.amount_too_precise` */
export const receiptContent = async (
  company: CompanyScope,
  input: ClaimInput
): Promise<ClaimContent> => ({
  kind: 'receipt',
  paidBy: input.paidBy,
  spentOn: input.date,
  vendor: input.vendor,
  category: input.category,
  note: input.note ?? '',
  guests: input.guests ?? '',
  gross: exactAmount(input.amount, company.currency, 'amount'),
  taxRate: await suggestedRate(company, input),
  trip: null,
})
