import vine from '@vinejs/vine'
import { FILE_FORMATS } from './batch.js'

/** Days. After a year without payment, the client gets a new link. */
const LONGEST_DAYS = 365

/** How long a new link holds; null until it is revoked. */
export const invoiceLinkValidator = vine.create({
  days: vine.number().withoutDecimals().range([1, LONGEST_DAYS]).optional().nullable(),
})

/** The invoice, and the key that opens it: both are part of the link. */
const link = { id: vine.string().maxLength(36), key: vine.string().maxLength(200) }

export const sharedInvoiceValidator = vine.create(link)

export const sharedFileValidator = vine.create({
  ...link,
  format: vine.enum(FILE_FORMATS).optional(),
})

export const sharedAttachmentValidator = vine.create({
  ...link,
  attachmentId: vine.string().maxLength(36),
})
