import type { Found } from '@/app/define_feature'
import { api } from '@/lib/server/api'

const MOST = 5

/** Clients for the command palette. */
export async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: text, pageSize: MOST }
  const found = await api('GET', '/api/clients', { query, signal })
  return found.map(({ _id, name, number, city }) => ({
    id: `client:${_id}`,
    label: name,
    description: [number, city].filter(Boolean).join(' · '),
    path: `/client-history/${_id}`,
  }))
}
