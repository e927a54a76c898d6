import vine from '@vinejs/vine'
import { line, paragraph } from '#core/validation/text'
import { chosen, signature } from '#modules/sales/public'

/** The proposal, and the key that opens it: both are part of the link. */
const link = { id: vine.string().maxLength(36), key: vine.string().maxLength(200) }

export const sharedProposalValidator = vine.create(link)

export const sharedTotalsValidator = vine.create({ ...link, chosen: chosen() })

export const sharedAcceptanceValidator = vine.create({
  ...link,
  name: line(200).minLength(1),
  chosen: chosen().optional(),
  signature: signature(),
  /** Hash of the shown document, so that the client cannot accept another version. */
  documentHash: vine.string().maxLength(64),
})

export const sharedRefusalValidator = vine.create({
  ...link,
  reason: paragraph(2000).optional().nullable(),
})

export const sharedQuestionValidator = vine.create({
  ...link,
  name: line(200).minLength(1),
  question: paragraph(2000).minLength(1),
})
