import type { Found } from '@/app/define_feature'
import { api } from '@/lib/server/api'

const MOST = 5

/** Items for the command palette. */
export async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: text, pageSize: MOST }
  const found = await api('GET', '/api/items', { query, signal })
  return found.map(({ _id, name, number }) => ({
    id: `item:${_id}`,
    label: name,
    description: number,
    path: `/items?edit=${_id}`,
  }))
}
