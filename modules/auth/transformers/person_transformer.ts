import { instantText } from '#core/clock'
import type { Caller, CompanyRole } from '#core/http/caller'

export interface PersonRow {
  id: string
  name: string
  email: string
  role: CompanyRole
  is_active: number | boolean
  created_at: number
  last_sign_in_at: number | null
}

/** Somebody who works in the caller's company. Only owners see when others signed in. */
export const transformPerson = (person: PersonRow, { role }: Pick<Caller, 'role'>) => ({
  _id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  status: person.is_active ? ('active' as const) : ('deactivated' as const),
  createdAt: instantText(person.created_at),
  lastSignInAt:
    role === 'owner' && person.last_sign_in_at !== null
      ? instantText(person.last_sign_in_at)
      : null,
})
