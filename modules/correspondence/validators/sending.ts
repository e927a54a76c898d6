import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { instant } from '#core/validation/instant'
import { line, paragraph } from '#core/validation/text'

const MOST_RECIPIENTS = 10

/** A list, or text with commas or semicolons between the addresses. */
const addresses = () =>
  vine
    .array(vine.string().trim().email().maxLength(254))
    .maxLength(MOST_RECIPIENTS)
    .parse((value) => (typeof value === 'string' ? value.split(/[,;]\s*/).filter(Boolean) : value))

/** The user's input for a letter; missing fields follow the template and the contacts. */
export const sendingFields = {
  to: addresses().minLength(1).optional(),
  cc: addresses().optional(),
  subject: line(200).minLength(1).optional(),
  message: paragraph(10_000).minLength(1).optional(),
  /** A hidden copy to the sender. */
  copyToMe: vine.boolean().optional(),
  /** When it goes; at once without. */
  sendAt: instant().nullable().optional(),
}

export const sendingValidator = vine.create(sendingFields)

export type SendingInput = Infer<typeof sendingValidator>
