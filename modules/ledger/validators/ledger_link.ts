import vine from '@vinejs/vine'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { pageOnly } from './paging.js'

export const ledgerLinkValidator = vine.create({
  /** Last day on which it opens the account; without one it is valid until revoked. */
  expiresOn: day().optional().nullable(),
})

/** The client, and the key that opens its account: both are part of the link. */
const link = { id: vine.string().maxLength(36), key: vine.string().maxLength(200) }

export const sharedLedgerValidator = vine.create({
  ...link,
  currency: currencyCode().optional(),
  page: pageOnly.page,
})

export const differenceValidator = vine.create({
  ...link,
  name: line(200).minLength(1),
  message: paragraph(2000).minLength(1),
})
