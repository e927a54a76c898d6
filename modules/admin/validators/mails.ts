import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { MAIL_STATUSES } from '#core/mail/mail'

export const mailListValidator = vine.create({
  ...listQuery(['createdAt']),
  status: vine.enum(MAIL_STATUSES).optional(),
})
