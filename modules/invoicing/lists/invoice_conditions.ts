import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { boundInteger } from '#core/money/columns'
import { CURRENCIES, exponentOf } from '#core/money/currency'
import { DECIMAL_PLACES, type Decimal } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { InvoiceListInput } from '#modules/invoicing/validators/invoice_list'

type Query = Pick<
  DatabaseQueryBuilderContract<unknown>,
  'where' | 'whereIn' | 'whereNotIn' | 'orWhere'
>

const COLUMN_OF_DAY = { date: 'invoices.date_on', dueDate: 'invoices.due_on' } as const

/** The days of an invoice, its due date or its payments that lie between `from` and `to`. */
export function wherePeriod(
  query: Query,
  company: CompanyReference,
  { from, to, by = 'date' }: Pick<InvoiceListInput, 'from' | 'to' | 'by'>
) {
  if (by === 'payment') {
    const paid = reader()
      .from('settlements')
      .where({ company_id: company.id, kind: 'payment' })
      .select('invoice_id')
    if (from) paid.where('settled_on', '>=', from)
    if (to) paid.where('settled_on', '<=', to)
    query.whereIn('invoices.id', paid)
    return
  }
  const column = COLUMN_OF_DAY[by]
  if (from) query.where(column, '>=', from)
  if (to) query.where(column, '<=', to)
}

/** Issued documents with a line of an item. */
export function whereSells(query: Query, company: CompanyReference, itemId: string) {
  const lines = reader()
    .from('invoice_lines')
    .where({ company_id: company.id, item_id: itemId })
    .select('invoice_id')
  query.whereNotIn('invoices.status', ['Draft', 'Void']).whereIn('invoices.id', lines)
}

const isOdd = (currency: string) => exponentOf(currency) !== 2
const ODD_CURRENCIES = CURRENCIES.filter(isOdd)

/** A total in major units, regardless of the currency of each invoice. */
export function whereTotal(query: Query, operator: '>=' | '<=', amount: Decimal) {
  query.where((any) => {
    any.where((usual) =>
      usual
        .whereNotIn('invoices.currency', ODD_CURRENCIES)
        .where('invoices.total', operator, unitsOf(amount, operator, 2))
    )
    for (const exponent of new Set(ODD_CURRENCIES.map(exponentOf))) {
      const currencies = ODD_CURRENCIES.filter((code) => exponentOf(code) === exponent)
      any.orWhere((odd) =>
        odd
          .whereIn('invoices.currency', currencies)
          .where('invoices.total', operator, unitsOf(amount, operator, exponent))
      )
    }
  })
}

/** Minor units; a bound that the currency has no unit for moves to the next one inside. */
function unitsOf(amount: Decimal, operator: '>=' | '<=', exponent: number) {
  const unit = 10n ** BigInt(DECIMAL_PLACES - exponent)
  const towardsZero = amount / unit
  if (amount % unit === 0n) return boundInteger(towardsZero)
  const isRaised = operator === '>=' && amount > 0n
  const isLowered = operator === '<=' && amount < 0n
  return boundInteger(towardsZero + (isRaised ? 1n : isLowered ? -1n : 0n))
}
