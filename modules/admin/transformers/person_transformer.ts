import type { Role } from '#core/http/caller'
import { toIso } from './instant.js'

export interface PersonRow {
  id: string
  name: string
  email: string
  role: Role
  is_active: boolean | number
  last_sign_in_at: number | null
}

/** Somebody of a company, as the operator sees them. */
export const transformPerson = (row: PersonRow) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  isActive: Boolean(row.is_active),
  lastSignInAt: toIso(row.last_sign_in_at),
})
