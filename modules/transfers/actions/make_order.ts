import { currentActor } from '#core/audit/actor'
import { addDays, type Day, now, today } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { type Minor, minor, sum } from '#core/money/minor'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import { lockToTransfer, type TransferableExpense } from '#modules/expenses/public'
import { ownSepaAccount } from '#modules/settings/public'
import { purposeOf } from '#modules/transfers/file/purpose'
import type { FiledTransfer } from '#modules/transfers/file/transfer_file'
import { TransferOrder } from '#modules/transfers/models/transfer_order'
import { heldExpenses } from '#modules/transfers/queries/held_expenses'
import { nettedPayments, withNothingLeft } from '#modules/transfers/rules/netted_payments'
import { obstacleOf } from '#modules/transfers/rules/obstacle'
import { skontoOn } from '#modules/transfers/rules/transferred_amount'
import type { TransferOrderInput } from '#modules/transfers/validators/transfer_order'
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
  const transfers = transfersFor(inOrderOf(ids, expenses), input.executeOn, company.language)
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

/** A transfer that is kept with its order. */
interface NewTransfer extends FiledTransfer {
  expense: TransferableExpense
  skonto: Minor
}

function transfersFor(
  expenses: readonly TransferableExpense[],
  executeOn: Day,
  language: CompanyScope['language']
): NewTransfer[] {
  return expenses.map((expense) => {
    const skonto = skontoOn(expense, executeOn)
    return {
      id: newId(),
      expense,
      creditor: sepaText(expense.vendor, LONGEST.name),
      iban: expense.vendorIban,
      amount: minor(expense.gross - skonto),
      skonto,
      purpose: purposeOf(expense, language),
    }
  })
}

async function keepTransfers(order: TransferOrder, transfers: readonly NewTransfer[]) {
  const rows = transfers.map(({ id, expense, creditor, iban, amount, skonto, purpose }, index) => ({
    company_id: order.companyId,
    id,
    order_id: order.id,
    position: index + 1,
    expense_id: expense.id,
    held_expense_id: expense.id,
    expense_number: expense.number,
    creditor,
    iban,
    purpose,
    amount: String(amount),
    skonto: String(skonto),
  }))
  try {
    await insertRows('transfers', rows)
  } catch (error) {
    // Another order at the same moment: the next attempt finds it.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
