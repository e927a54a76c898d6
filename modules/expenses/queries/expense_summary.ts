import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { waitingClaims } from '#modules/expenses/claims/waiting_claims'
import { todayOf } from '#modules/expenses/expense_status'
import { NO_JOURNEY, TO_REBILL } from '#modules/expenses/queries/expense_list'

interface Sum {
  amount: StoredInteger | null
  count: StoredInteger
}

const SUM = 'select cast(sum(own_gross) as signed) as amount, count(*) as count from expenses'
const OF_MONTH = `${SUM} where company_id = ? and issued_on between ? and ? and own_currency = ?`
const OPEN = `${SUM} where company_id = ? and paid_on is null and (due_on is null or due_on >= ?) and own_currency = ?`
const OVERDUE = `${SUM} where company_id = ? and paid_on is null and due_on < ? and own_currency = ?`
const BARE = `
  select count(*) as count, null as amount from expenses
  where company_id = ? and receipts = 0 and ${NO_JOURNEY}`

const WAITING = `select count(*) as count, null as amount from expenses where company_id = ? and ${TO_REBILL}`

const RECURRING =
  "select count(*) as count, null as amount from recurring_expenses where company_id = ? and status <> 'ended'"

/**
 * The figures above the list of expenses, in the company's currency: this month, open and not yet due, overdue,
 * how many expenses have no receipt, how many clients are still to be charged for, how many recurring ones go on, and how many receipts that were handed in wait. Each
 * is the sum of the list that it leads to.
 */
export async function expenseSummary(company: CompanyScope) {
  const { id, currency } = company
  const day = todayOf(company)
  const month = day.slice(0, 7)
  const one = async (sql: string, values: (string | boolean)[]) => {
    const [row] = await readRows<Sum>(sql, values)
    return {
      count: Number(row?.count ?? 0),
      amount: moneyNumber(moneyFromRow(row?.amount ?? 0), currency),
    }
  }
  const [thisMonth, open, overdue, bare, recurring, toRebill, handedIn] = await Promise.all([
    one(OF_MONTH, [id, `${month}-01`, `${month}-31`, currency]),
    one(OPEN, [id, day, currency]),
    one(OVERDUE, [id, day, currency]),
    one(BARE, [id]),
    one(RECURRING, [id]),
    one(WAITING, [id, true]),
    waitingClaims(company),
  ])
  return {
    currency,
    thisMonth,
    open,
    overdue,
    withoutReceipt: bare.count,
    recurring: recurring.count,
    toRebill: toRebill.count,
    handedIn,
  }
}
