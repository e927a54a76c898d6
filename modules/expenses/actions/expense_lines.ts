import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { CategoryKey } from '#modules/expenses/categories'
import { exactAmount } from '#modules/expenses/exact_amount'
import {
  type BusinessFigures,
  businessFigures,
  type LineFigures,
  lineFigures,
} from '#modules/expenses/figures'
import type { Expense } from '#modules/expenses/models/expense'
import type { SkontoFigures } from '#modules/expenses/skonto'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'
import type { ExpenseLineInput } from '#modules/expenses/validators/expense'

export interface ExpenseLine extends LineFigures, BusinessFigures {
  category: CategoryKey
  description: string
  taxRate: Decimal
}

/** A line with what Skonto that was taken lowers in it. */
export interface LoweredLine extends ExpenseLine {
  skonto: SkontoFigures | undefined
}

/**
 * The lines of a receipt with their figures, in minor units of its currency.
 * @throws FieldError 422 `expenses.amount_missing` for a line of 0, `expenses.tax_implausible`,
 * `expenses.amount_too_precise`
 */
export function pricedLines(
  lines: readonly ExpenseLineInput[],
  {
    currency,
    taxTreatment,
    privateShare,
  }: { currency: string; taxTreatment: TaxTreatment; privateShare: Decimal }
): ExpenseLine[] {
  return lines.map(({ category, description, amount, taxRate, tax }, index) => {
    if (amount === 0n) throw new FieldError(`lines.${index}.amount`, 'expenses.amount_missing')
    const input = {
      amount: exactAmount(amount, currency, `lines.${index}.amount`),
      taxRate,
      ...(tax != null && { tax: exactAmount(tax, currency, `lines.${index}.tax`) }),
    }
    const figures = lineFigures(input, taxTreatment, index)
    return {
      category,
      description: description ?? '',
      taxRate,
      ...figures,
      ...businessFigures(figures, privateShare),
    }
  })
}

/** Puts the lines of an expense in the place of those that it had. Only inside inTx. */
export async function replaceLines({ companyId, id }: Expense, lines: readonly LoweredLine[]) {
  await removeLines({ companyId, id })
  await insertRows(
    'expense_lines',
    lines.map((line, position) => ({
      company_id: companyId,
      id: newId(),
      expense_id: id,
      position,
      category: line.category,
      description: line.description,
      tax_rate: boundInteger(line.taxRate),
      net: boundInteger(line.net),
      tax: boundInteger(line.tax),
      gross: boundInteger(line.gross),
      owed_tax: boundInteger(line.owedTax),
      business_net: boundInteger(line.businessNet),
      business_tax: boundInteger(line.businessTax),
      skonto_net: boundInteger(line.skonto?.net ?? 0n),
      skonto_tax: boundInteger(line.skonto?.tax ?? 0n),
      skonto_owed_tax: boundInteger(line.skonto?.owedTax ?? 0n),
      skonto_business_net: boundInteger(line.skonto?.businessNet ?? 0n),
      skonto_business_tax: boundInteger(line.skonto?.businessTax ?? 0n),
    }))
  )
}

/** Only inside inTx. */
export const removeLines = ({ companyId, id }: Pick<Expense, 'companyId' | 'id'>) =>
  changeRows('delete from expense_lines where company_id = ? and expense_id = ?', [companyId, id])
