import type { Found } from '@/app/define_feature'
import { api } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'

const MOST = 5

/** Expenses for the command palette. */
export async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: text, pageSize: MOST }
  const found = await api('GET', '/api/expenses', { query, signal })
  return found.map(({ _id, vendor, number, date }) => ({
    id: `expense:${_id}`,
    label: vendor,
    description: `${number} · ${formatDate(date)}`,
    path: `/expenses/${_id}`,
  }))
}
