import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TransferOrder } from '#modules/transfers/models/transfer_order'
import {
  transformOrder,
  transformTransfer,
} from '#modules/transfers/transformers/transfer_transformer'
import { transfersOf } from './transfers_of.js'

/** An order with its transfers, as it is answered. */
export const describeOrder = async (company: CompanyReference, order: TransferOrder) => ({
  ...transformOrder(order),
  transfers: (await transfersOf(company, order.id)).map(transformTransfer),
})
