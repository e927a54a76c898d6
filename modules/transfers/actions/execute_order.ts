import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { payExpenses } from '#modules/expenses/public'
import { TransferOrder } from '#modules/transfers/models/transfer_order'
import { transfersOf } from '#modules/transfers/queries/transfers_of'
import { recordOrder } from './record_order.js'

/**
 * Notes that the bank has carried an order out: its expenses are paid on that day, less the Skonto that
 * the file takes, except those that are paid already.
 * Entries of the bank are matched with them later as with all that was marked by hand. Only inside inTx.
 * @throws 409 `transfers.not_open`
 */
export async function executeOrder(company: CompanyReference, id: string, on: Day) {
  const order = await TransferOrder.lockIn(company, id)
  if (order.state !== 'open') throw conflict('transfers.not_open')
  await order.merge({ state: 'executed' }).save()
  const transfers = await transfersOf(company, id)
  await payExpenses(
    company,
    transfers.map(({ expenseId, skonto }) => ({ id: expenseId, withSkonto: skonto > 0n })),
    on
  )
  await recordOrder(order, 'transfer_order.executed')
  return order
}
