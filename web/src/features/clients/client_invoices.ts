import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#api/routes'
import type { StatusKind } from '@/components/status_badge'
import { listQuery, recordQuery } from '@/lib/queries'

export type ClientInvoice = RowOf<'/api/invoices'>
export type InvoiceStatus = ClientInvoice['status']

export const STATUS_KINDS: Record<InvoiceStatus, StatusKind> = {
  Draft: 'draft',
  Unpaid: 'open',
  'Partially Paid': 'partly',
  Paid: 'paid',
  Overdue: 'overdue',
  Cancelled: 'void',
  Void: 'void',
}

const ISSUED: InvoiceStatus[] = ['Unpaid', 'Partially Paid', 'Paid', 'Overdue']

/** How many invoices a client has and what they add up to, by currency. */
export function useInvoiceSums(clientId: string) {
  const sumsOf = (status: InvoiceStatus[]) =>
    listQuery('/api/invoices', { clientId, status, pageSize: 1 })
  const all = useQuery(sumsOf([]))
  const issued = useQuery(sumsOf(ISSUED))
  const overdue = useQuery(sumsOf(['Overdue']))
  return {
    count: all.data?.total,
    invoiced: amountsOf(issued.data?.totals, 'total'),
    open: amountsOf(issued.data?.totals, 'open'),
    overdue: amountsOf(overdue.data?.totals, 'open'),
  }
}

/** One amount for each currency: different ones are never added up. */
export interface Amount {
  currency: string
  amount: number
}

function amountsOf(totals: Record<string, Record<string, number>> = {}, kind: string): Amount[] {
  return Object.entries(totals).map(([currency, sums]) => ({ currency, amount: sums[kind] ?? 0 }))
}

/** What each client on a page of the list owes. Only amounts above zero are there. */
export function useSumsByClient(clientIds: string[]) {
  const { data = [] } = useQuery({
    ...recordQuery('/api/invoices/sums-by-client', { query: { clientIds } }),
    enabled: clientIds.length > 0,
  })
  return (clientId: string, kind: 'open' | 'overdue'): Amount[] =>
    data
      .filter((sum) => sum.clientId === clientId && sum[kind] > 0)
      .map((sum) => ({ currency: sum.currency, amount: sum[kind] }))
}
