import { currentActor } from '#core/audit/actor'
import { addDays, type Day, now, today } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { sum } from '#core/money/minor'
import { lockToTransfer, type TransferableExpense } from '#modules/expenses/public'
import { ownSepaAccount } from '#modules/settings/public'
import { TransferOrder } from '#modules/transfers/models/transfer_order'
import { heldExpenses } from '#modules/transfers/queries/held_expenses'
import { nettedPayments, withNothingLeft } from '#modules/transfers/rules/netted_payments'
import { obstacleOf } from '#modules/transfers/rules/obstacle'
import type { TransferOrderInput } from '#modules/transfers/validators/transfer_order'
import { type NewTransfer, transfersFor } from './new_transfers.js'
import { recordOrder } from './record_order.js'

/** Banks take orders up to a year ahead; a day beyond a quarter is a slip. */
const MOST_DAYS_AHEAD = 90

/**
 * Puts open expenses into an order to the bank, less Skonto whose last day is not over on the day of the transfer. Each is in one order at most that was not withdrawn, also when two are
 * made at once. Only inside inTx.
 * @throws 404 for an expense that is not there, 409 `transfers.cannot_pay` with the expenses and their `obstacle`,
 *   `transfers.nothing_left` when credit notes take all off, `transfers.account_missing`, 422 `transfers.day_over`, `transfers.day_too_far`
 */
export async function makeOrder(company: CompanyScope, input: TransferOrderInput) {
  assertDay(input.executeOn, today(company.timeZone))
  const account = await debitedAccount(company)
  const ids = [...new Set(input.expenseIds)]
  const expenses = await lockToTransfer(company, ids)
  if (expenses.length < ids.length) throw notFound()
  const held = await heldExpenses(company)
  const refused = expenses.flatMap((expense) => {
    const obstacle = obstacleOf(expense, held)
    return obstacle ? [{ _id: expense.id, number: expense.number, obstacle }] : []
  })
  if (refused.length > 0) {
    const numbers = refused.map(({ number }) => number).join(', ')
    throw conflict('transfers.cannot_pay', { values: { numbers }, extra: { expenses: refused } })
  }

  const order = TransferOrder.for(company)
  const transfers = await transfersFor(company, inOrderOf(ids, expenses), input.executeOn)
  const creditors = withNothingLeft(transfers)
  if (creditors.length > 0) {
    throw conflict('transfers.nothing_left', { values: { vendors: creditors.join(', ') } })
  }
  await order
    .merge({
      ...account,
      state: 'open',
      executeOn: input.executeOn,
      transfers: nettedPayments(transfers).length,
      total: sum(transfers.map(({ amount }) => amount)),
      requestedBy: currentActor().userId,
      createdAt: now(),
    })
    .save()
  await keepTransfers(order, transfers)
  await recordOrder(order, 'transfer_order.made')
  return order
}

function assertDay(day: Day, present: Day) {
  if (day < present) throw new FieldError('executeOn', 'transfers.day_over')
  if (day > addDays(present, MOST_DAYS_AHEAD)) {
    throw new FieldError('executeOn', 'transfers.day_too_far', {
      values: { days: MOST_DAYS_AHEAD },
    })
  }
}

/** The company's account as the file names it. */
async function debitedAccount(company: CompanyScope) {
  const account = await ownSepaAccount(company)
  if (!account) throw conflict('transfers.account_missing')
  const { holder, ...bank } = account
  return { ...bank, debtor: holder }
}

function inOrderOf(ids: readonly string[], expenses: readonly TransferableExpense[]) {
  const byId = new Map(expenses.map((expense) => [expense.id, expense]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function keepTransfers(order: TransferOrder, transfers: readonly NewTransfer[]) {
  const rows = transfers.map((transfer, index) => ({
    company_id: order.companyId,
    id: transfer.id,
    order_id: order.id,
    position: index + 1,
    expense_id: transfer.expense.id,
    held_expense_id: transfer.expense.id,
    expense_number: transfer.expense.number,
    creditor: transfer.creditor,
    iban: transfer.iban,
    street: transfer.street,
    postal_code: transfer.postalCode,
    city: transfer.city,
    country: transfer.country,
    purpose: transfer.purpose,
    amount: String(transfer.amount),
    skonto: String(transfer.skonto),
  }))
  try {
    await insertRows('transfers', rows)
  } catch (error) {
    // Another order at the same moment: the next attempt finds it.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
