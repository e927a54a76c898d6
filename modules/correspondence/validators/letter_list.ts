import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { MAIL_STATUSES } from '#core/mail/mail'
import { instant } from '#core/validation/instant'
import { sendingFields } from './sending.js'

const { search: _, ...paging } = listQuery(['createdAt'])

export const letterListValidator = vine.create({
  ...paging,
  status: vine.enum(MAIL_STATUSES).optional(),
  clientId: vine.string().maxLength(36).optional(),
  /** The record that it brings. */
  documentId: vine.string().maxLength(36).optional(),
})

export type LetterListInput = Infer<typeof letterListValidator>

/** Another time for a letter that waits. */
export const letterChangeValidator = vine.create({ sendAt: instant() })

/** Whom it goes to this time; to the same people without. */
export const repeatValidator = vine.create({
  to: sendingFields.to,
  cc: sendingFields.cc,
})
