import type { ReportLink } from './analytics'

const LISTS: Record<Exclude<ReportLink['list'], 'client' | 'project' | 'item'>, string> = {
  vatEntries: '/vat/entries',
  invoices: '/invoices',
  payments: '/payments',
  expenses: '/expenses',
  assets: '/assets',
  reminders: '/reminders',
  vat: '/vat',
}

/** Where the list or the record behind a figure is. */
export function addressOf({ list, filter }: ReportLink): string {
  const { id = '', ...rest } = filter
  if (list === 'client') return `/client-history/${id}`
  if (list === 'project') return `/projects/${id}/`
  if (list === 'item') return `/items?edit=${id}`
  const query = new URLSearchParams(rest).toString()
  return query ? `${LISTS[list]}?${query}` : LISTS[list]
}
