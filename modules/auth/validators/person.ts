import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'

export const COMPANY_ROLES = ['owner', 'member', 'employee', 'adviser'] as const
export const PERSON_STATUSES = ['active', 'deactivated'] as const

export const peopleListValidator = vine.create({
  ...listQuery(['name', 'email', 'role', 'lastSignInAt']),
  role: vine.enum(COMPANY_ROLES).optional(),
  status: vine.enum(PERSON_STATUSES).optional(),
})

export const personValidator = vine.create({ role: vine.enum(COMPANY_ROLES) })

export type PeopleListInput = Infer<typeof peopleListValidator>
