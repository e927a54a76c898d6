import { instantText, now } from '#core/clock'
import type { Caller, CompanyRole } from '#core/http/caller'
import type { MailStatus } from '#core/mail/mail'
import type { PERSON_STATUSES } from '#modules/auth/validators/person'

export interface PersonRow {
  id: string
  name: string
  email: string
  role: CompanyRole
  is_active: number | boolean
  created_at: number
  last_sign_in_at: number | null
}

/** Somebody in the list of people: one with an open invitation has no account here yet. */
export interface ListedPerson extends PersonRow {
  invitation?: { expiresAt: number; mail: MailStatus | undefined }
}

/** The state of somebody in the list. */
export const statusOf = ({
  invitation,
  is_active,
}: ListedPerson): (typeof PERSON_STATUSES)[number] =>
  invitation ? 'invited' : is_active ? 'active' : 'deactivated'

/** Somebody who works in the caller's company or is invited. Only owners see when others signed in. */
export const transformPerson = (person: ListedPerson, { role }: Pick<Caller, 'role'>) => ({
  _id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  status: statusOf(person),
  createdAt: instantText(person.created_at),
  lastSignInAt:
    role === 'owner' && person.last_sign_in_at !== null
      ? instantText(person.last_sign_in_at)
      : null,
  /** Until when the link of an invitation is valid, and the state of its last mail. Its `_id` is that of the invitation. */
  invitation: person.invitation
    ? {
        expiresAt: instantText(person.invitation.expiresAt),
        isOver: person.invitation.expiresAt <= now(),
        mail: person.invitation.mail ?? null,
      }
    : null,
})
