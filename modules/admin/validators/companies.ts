import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { paragraph } from '#core/validation/text'

export const companyListValidator = vine.create({
  ...listQuery(['name', 'createdAt', 'status']),
  status: vine
    .enum(['pending', 'active', 'rejected', 'suspended', 'leaving', 'closed'] as const)
    .optional(),
})

export const rejectionValidator = vine.create({ reason: paragraph(1000).minLength(1) })

/** The forms ask for a reason; a program may suspend without one. */
export const suspensionValidator = vine.create({
  reason: paragraph(1000).minLength(1).optional(),
})
