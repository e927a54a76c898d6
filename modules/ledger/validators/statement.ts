import vine from '@vinejs/vine'
import { wholeNumber } from '#core/validation/number'
import { sendingFields } from '#modules/correspondence/public'
import { ledgerPart } from './ledger.js'

export const statementSendingValidator = vine.create({ ...ledgerPart, ...sendingFields })

export const scheduleValidator = vine.create({
  /** A day that every month has. */
  dayOfMonth: wholeNumber().range([1, 28]),
  openOnly: vine.boolean().optional(),
})
