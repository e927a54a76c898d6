import { useQuery } from '@tanstack/react-query'
import type { StatusKind } from '@/components/status_badge'
import { listQuery, recordQuery } from '@/lib/queries'

export type InvoiceStatus =
  | 'Draft'
  | 'Unpaid'
  | 'Partially Paid'
  | 'Paid'
  | 'Overdue'
  | 'Cancelled'
  | 'Void'

/** A row of `/api/invoices`, as far as a client's page shows it. */
export interface ClientInvoice {
  _id: string
  /** Null for a draft. */
  number: string | null
  status: InvoiceStatus
  date: string
  dueDate: string | null
  currency: string
  total: number
  open: number
}

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
    listQuery<ClientInvoice>('/api/invoices', { clientId, status: status.join(','), pageSize: 1 })
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

/** What a client owes in one currency, as `/api/invoices/sums-by-client` sends it. */
interface ClientSum {
  clientId: string
  currency: string
  open: number
  overdue: number
}

/** What each client on a page of the list owes. Only amounts above zero are there. */
export function useSumsByClient(clientIds: string[]) {
  const { data = [] } = useQuery({
    ...recordQuery<ClientSum[]>('/api/invoices/sums-by-client', { clientIds: clientIds.join(',') }),
    enabled: clientIds.length > 0,
  })
  return (clientId: string, kind: 'open' | 'overdue'): Amount[] =>
    data
      .filter((sum) => sum.clientId === clientId && sum[kind] > 0)
      .map((sum) => ({ currency: sum.currency, amount: sum[kind] }))
}
