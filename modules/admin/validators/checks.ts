import vine from '@vinejs/vine'
import { LANGUAGES } from '#core/i18n/languages'

export const checkListValidator = vine.create({
  /** Of the sentences; the caller's without it. */
  language: vine.enum(LANGUAGES).optional(),
})
