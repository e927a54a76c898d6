import vine from '@vinejs/vine'
import { line, paragraph } from '#core/validation/text'
import { chosen } from './offer_answer.js'

/** A drawing of about 150 KB; the page sends a few. */
const LONGEST_SIGNATURE = 200_000

/** A PNG as a data URL. */
export const drawing = () =>
  vine
    .string()
    .maxLength(LONGEST_SIGNATURE)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)

/** Without one the typed name is the signature. */
export const signature = () => drawing().optional().nullable()

/** The offer, and the key that opens it: both are part of the link. */
export const link = { id: vine.string().maxLength(36), key: vine.string().maxLength(200) }

export const sharedOfferValidator = vine.create(link)

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
