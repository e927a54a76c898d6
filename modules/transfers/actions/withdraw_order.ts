import { changeRows } from '#core/database/change_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { TransferOrder } from '#modules/transfers/models/transfer_order'
import { recordOrder } from './record_order.js'

const RELEASE = 'update transfers set held_expense_id = null where company_id = ? and order_id = ?'

/**
 * Takes an order back that the bank has not been given: its expenses can be in another one. Only inside inTx.
 * @throws 409 `transfers.not_open`
 */
export async function withdrawOrder(company: CompanyReference, id: string) {
  const order = await TransferOrder.lockIn(company, id)
  if (order.state !== 'open') throw conflict('transfers.not_open')
  await order.merge({ state: 'withdrawn' }).save()
  await changeRows(RELEASE, [company.id, id])
  await recordOrder(order, 'transfer_order.withdrawn')
  return order
}
