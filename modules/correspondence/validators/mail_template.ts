import vine from '@vinejs/vine'
import { LANGUAGES } from '#core/i18n/languages'
import { line, paragraph } from '#core/validation/text'

const texts = {
  subject: line(200).minLength(1),
  message: paragraph(10_000).minLength(1),
  /** For kinds of letters that have a button. */
  button: line(60).minLength(1).nullable().optional(),
}

export const mailTemplateValidator = vine.create(texts)

/** Texts that are not saved yet. */
export const unsavedTemplateValidator = vine.create({
  kind: line(40),
  language: vine.enum(LANGUAGES),
  ...texts,
})
