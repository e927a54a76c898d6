import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'

export const COMPANY_ROLES = ['owner', 'member', 'employee', 'adviser'] as const
export const PERSON_STATUSES = ['active', 'invited', 'deactivated'] as const

export const peopleListValidator = vine.create({
  ...listQuery(['name', 'email', 'role', 'lastSignInAt']),
  role: vine.enum(COMPANY_ROLES).optional(),
  status: vine.enum(PERSON_STATUSES).optional(),
  /** Whether people with an open invitation are listed too; only owners see them. */
  invited: vine.boolean().optional(),
  /** Only those who are over or under their target hours, see `peopleBalances`. */
  target: vine.enum(['over', 'under'] as const).optional(),
})

export const personValidator = vine.create({ role: vine.enum(COMPANY_ROLES) })

/** The form of an id; whether there is such a person is decided by the query. */
const id = () => vine.string().regex(/^[0-9a-f-]{36}$/)

/** `successorId`: the person who takes over what the one who leaves has not finished. */
export const deactivationValidator = vine.create({ successorId: id().nullable().optional() })

/** `successorId`: the person who takes over the work that a former member did not finish. */
export const handoverValidator = vine.create({ successorId: id() })

export type PeopleListInput = Infer<typeof peopleListValidator>
