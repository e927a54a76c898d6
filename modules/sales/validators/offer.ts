import vine from '@vinejs/vine'
import { line, paragraph } from '#core/validation/text'
import { chosen } from './estimate.js'

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

/** Which estimate, and the key that opens it: both stand in the link. */
const link = { id: vine.string().maxLength(36), key: vine.string().maxLength(200) }

export const offerValidator = vine.create(link)

export const offerTotalsValidator = vine.create({ ...link, chosen: chosen() })

export const offerAcceptanceValidator = vine.create({
  ...link,
  name: line(200).minLength(1),
  chosen: chosen().optional(),
  signature: signature(),
  /** Hash of the document that was shown, so that nobody accepts another one. */
  documentHash: vine.string().maxLength(64),
})

export const offerRefusalValidator = vine.create({
  ...link,
  reason: paragraph(2000).optional().nullable(),
})
