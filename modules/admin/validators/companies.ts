import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { paragraph } from '#core/validation/text'

export const companyListValidator = vine.create({
  ...listQuery(['name', 'createdAt', 'status']),
  status: vine
    .enum(['pending', 'active', 'rejected', 'suspended', 'leaving', 'closed'] as const)
    .optional(),
})

const reason = () => paragraph(1000).minLength(1)

export const rejectionValidator = vine.create({ reason: reason() })

export const questionValidator = vine.create({ question: reason() })

export const noteValidator = vine.create({ text: paragraph(4000).minLength(1) })

export const visitValidator = vine.create({ reason: reason() })

export const visitListValidator = vine.create({ companyId: vine.string().uuid().optional() })

/** More than a page of the desk can show. */
const MOST_COMPANIES = 200

const ids = () => vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_COMPANIES).distinct()

export const approvalBatchValidator = vine.create({ ids: ids() })

export const rejectionBatchValidator = vine.create({ ids: ids(), reason: reason() })

/** The forms ask for a reason; a program may suspend without one. */
export const suspensionValidator = vine.create({ reason: reason().optional() })
