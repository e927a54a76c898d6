import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { line, paragraph } from '#core/validation/text'

const signature = () => paragraph(2000).nullable().optional()

export const mailSettingsValidator = vine.create({
  senderName: line(200).nullable().optional(),
  replyTo: line(254).email().nullable().optional(),
  copyTo: line(254).email().nullable().optional(),
  signatures: vine.object({ en: signature(), de: signature(), sq: signature() }).optional(),
})

export type MailSettingsInput = Infer<typeof mailSettingsValidator>
