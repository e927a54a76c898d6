import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'

/** The page of transfer orders. */
export const TRANSFERS = '/expenses/transfers'

/** Queries that show something else after a change of an order. */
export const AFFECTED = ['/api/transfer-orders', '/api/expenses']

export type OrderRow = RowOf<'/api/transfer-orders'>
export type Order = AnswerOf<'GET', '/api/transfer-orders/:id'>
export type Transfer = Order['transfers'][number]
export type Candidate = RowOf<'/api/transfer-orders/candidates'>

/** The amount that a transfer on a day pays: less Skonto until its last day. */
export const payableOn = ({ amount, skonto, skontoDate }: Candidate, executeOn: string) =>
  skontoDate !== null && executeOn <= skontoDate ? amount - skonto : amount

/** Candidates that are due by today; a vendor's credit note only where it leaves something to transfer to the same account. */
export function dueCandidates(candidates: readonly Candidate[], today: string) {
  const due = candidates.filter(({ dueDate }) => dueDate <= today)
  const leftFor = (iban: string) =>
    due.filter((one) => one.iban === iban).reduce((sum, { amount }) => sum + amount, 0)
  return due.filter(({ amount, iban }) => amount > 0 || leftFor(iban) > 0)
}

export const ORDER_STATES = ['open', 'executed', 'withdrawn'] as const

const KINDS: Record<OrderRow['state'], StatusKind> = {
  open: 'open',
  executed: 'paid',
  withdrawn: 'void',
}

export const kindOf = (state: OrderRow['state']) => KINDS[state]

/** Saves the file of an order for the bank. */
export async function saveOrderFile(id: string) {
  const { file, name } = await download('/api/transfer-orders/:id/file', { params: { id } })
  saveFile(file, name)
}
