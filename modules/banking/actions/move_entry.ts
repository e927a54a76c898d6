import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { publish } from '#core/live/publish'
import { moneyFromRow } from '#core/money/columns'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { amountForAudit } from '#modules/documents/public'

const MOVE = `
  update bank_entries set state = ?, payment_id = ?, is_linked = ?, pays_expenses = ?, pays_collection = ?
  where company_id = ? and id = ? and state = ?`

const MOVED_AS = {
  open: 'bank_entry.reopened',
  matched: 'bank_entry.matched',
  ignored: 'bank_entry.ignored',
} as const

type Target =
  | { state: 'open' | 'ignored' }
  | { state: 'matched'; paymentId: string; isLinked?: boolean }
  | { state: 'matched'; expenses: string[] }
  | { state: 'matched'; paysCollection: true }

/**
 * Moves an entry to another state, records it in the audit log and notifies open screens. Only inside inTx. @param
 * entry locked
 */
export async function moveEntry(entry: BankEntryRow, to: Target): Promise<BankEntryRow> {
  const { company_id: companyId, id, currency } = entry
  const paymentId = 'paymentId' in to ? to.paymentId : null
  const isLinked = 'paymentId' in to && to.isLinked ? 1 : 0
  const paysExpenses = 'expenses' in to ? 1 : 0
  const paysCollection = 'paysCollection' in to ? 1 : 0
  const values = [to.state, paymentId, isLinked, paysExpenses, paysCollection]
  assertOneRow(await changeRows(MOVE, [...values, companyId, id, entry.state]))
  await audit({
    companyId,
    action: 'expenses' in to ? 'bank_entry.paid_expenses' : MOVED_AS[to.state],
    subject: { type: 'bankEntry', id },
    details: {
      ...amountForAudit(moneyFromRow(entry.amount), currency),
      ...((paymentId ?? entry.payment_id) && { paymentId: paymentId ?? entry.payment_id }),
      ...('expenses' in to && { numbers: to.expenses.join(', ') }),
    },
  })
  publish(companyId, { kind: 'bankEntry', id })
  return {
    ...entry,
    state: to.state,
    payment_id: paymentId,
    is_linked: isLinked,
    pays_expenses: paysExpenses,
    pays_collection: paysCollection,
  }
}
