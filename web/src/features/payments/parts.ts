/** Exports to other features: how a payment is divided among invoices. */

export type { OpenInvoice } from './payment'
export { allocationsOf, leftOver, proposeShares, type Shares } from './take/allocation'
export { ShareList } from './take/share_list'
