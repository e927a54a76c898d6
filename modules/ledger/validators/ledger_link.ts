import vine from '@vinejs/vine'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { line, paragraph } from '#core/validation/text'
import { pageOnly } from './paging.js'

export const ledgerLinkValidator = vine.create({
  /** Last day on which it opens the account; until it is revoked without one. */
  expiresOn: day().optional().nullable(),
})

/** Whose account, and the key that opens it: both stand in the link. */
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
