import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { boundInteger } from '#core/money/columns'
import { exactAmount } from '#modules/expenses/exact_amount'
import type { DuplicateInput } from '#modules/expenses/validators/expense_list'

interface Twin {
  id: string
  number: string
  issued_on: Day
  reference: string
}

const TWINS = `
  select id, number, issued_on, reference from expenses
  where company_id = ? and folded_vendor = ? and id <> ?
    and ((issued_on = ? and gross = ? and currency = ?) or (reference <> '' and reference = ?))
  order by id desc limit 5`

/** Expenses that may be the same receipt: one vendor with the same day and amount, or the same number. */
export async function duplicatesOf(company: CompanyScope, input: DuplicateInput) {
  const { vendor, date, gross, reference, except = '', currency = company.currency } = input
  const rows = await readRows<Twin>(TWINS, [
    company.id,
    foldText(vendor),
    except,
    date,
    boundInteger(exactAmount(gross, currency, 'gross')),
    currency,
    reference ?? '',
  ])
  return rows.map(({ id, number, issued_on, reference }) => ({
    _id: id,
    number,
    date: issued_on,
    reference,
  }))
}
