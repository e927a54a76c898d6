import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type OrderRow = RowOf<'/api/orders'>
export type OrderStatus = OrderRow['status']
export type Order = AnswerOf<'GET', '/api/orders/:id'>

/** The queries that show something else after a step. */
export const AFFECTED = ['/api/orders', '/api/document-chain']

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: OrderStatus; kind: StatusKind }[] = [
  { status: 'Draft', kind: 'draft' },
  { status: 'Issued', kind: 'open' },
  { status: 'Invoiced', kind: 'paid' },
  { status: 'Cancelled', kind: 'void' },
]

export const kindOf = (status: OrderStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'
