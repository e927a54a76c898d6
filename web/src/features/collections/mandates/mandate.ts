import type { RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

/** The mandates of a client. */
export const MANDATES = '/api/clients/:id/mandates'

export type Mandate = RowOf<typeof MANDATES>

export const KIND_OF_STATE: Record<Mandate['state'], StatusKind> = {
  active: 'paid',
  revoked: 'void',
  ended: 'void',
  expired: 'overdue',
}

/** The mandate that the server takes when nobody chooses one. */
export const usualOf = (mandates: readonly Mandate[]) =>
  mandates.find(({ kind, state }) => kind === 'recurrent' && state === 'active')
