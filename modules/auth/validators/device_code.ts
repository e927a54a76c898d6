import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

/** The name of the machine, so that the person sees which terminal asks. */
export const deviceCodeRequestValidator = vine.create({ device: line(100).minLength(1) })

export const deviceTokenValidator = vine.create({ deviceCode: vine.string().maxLength(100) })

/** As a person types it: with or without the dash, in capitals or not. */
export const userCodeValidator = vine.create({ userCode: line(40).minLength(1) })
