import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { paragraph } from '#core/validation/text'

export const userListValidator = vine.create({
  ...listQuery(['name', 'email', 'company', 'lastSignInAt']),
  role: vine.enum(['owner', 'member', 'employee', 'adviser', 'superAdmin'] as const).optional(),
  state: vine.enum(['active', 'locked', 'deactivated'] as const).optional(),
})

export const userLockValidator = vine.create({ reason: paragraph(1000).minLength(1) })
