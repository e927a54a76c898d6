import type { Found } from '@/app/define_feature'
import { api } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'
import { VENDORS } from './vendors/vendor'

const MOST = 5

/** Vendors and expenses for the command palette. */
export async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: text, pageSize: MOST }
  const [vendors, expenses] = await Promise.all([
    api('GET', '/api/vendors', { query, signal }),
    api('GET', '/api/expenses', { query, signal }),
  ])
  return [
    ...vendors.map(({ _id, name, city }) => ({
      id: `vendor:${_id}`,
      label: name,
      description: city,
      path: `${VENDORS}?edit=${_id}`,
    })),
    ...expenses.map(({ _id, vendor, number, date }) => ({
      id: `expense:${_id}`,
      label: vendor,
      description: `${number} · ${formatDate(date)}`,
      path: `/expenses/${_id}`,
    })),
  ]
}
