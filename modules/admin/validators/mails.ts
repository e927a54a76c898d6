import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'

export const mailListValidator = vine.create({
  ...listQuery(['createdAt']),
  status: vine.enum(['queued', 'sending', 'sent', 'failed', 'kept'] as const).optional(),
})
