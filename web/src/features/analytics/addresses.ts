import type { ReportLink } from './analytics'

/** Lists of one record, which is named by `id`. */
const RECORDS = ['client', 'project', 'projectTime', 'personTime', 'item'] as const

const LISTS: Record<Exclude<ReportLink['list'], (typeof RECORDS)[number]>, string> = {
  vatEntries: '/vat/entries',
  invoices: '/invoices',
  payments: '/payments',
  expenses: '/expenses',
  assets: '/assets',
  reminders: '/reminders',
  vat: '/vat',
  clients: '/clients',
  projects: '/projects',
  people: '/employees',
  profit: '/analytics',
}

/** Where the list or the record behind a figure is. */
export function addressOf({ list, filter }: ReportLink): string {
  const { id = '', ...rest } = filter
  if (list === 'client') return `/client-history/${id}`
  if (list === 'project') return `/projects/${id}/`
  if (list === 'item') return `/items?edit=${id}`
  const query = new URLSearchParams(
    list === 'profit' ? { tab: 'profit', ...rest } : rest
  ).toString()
  if (list === 'projectTime') return `/projects/${id}/?tab=time&${query}`
  if (list === 'personTime') return `/view/employees/${id}?tab=entries&${query}`
  return query ? `${LISTS[list]}?${query}` : LISTS[list]
}
