import vine from '@vinejs/vine'
import { day } from '#core/validation/day'
import { versionField } from '#modules/documents/public'
import { acknowledgedField } from './expense.js'

export const paymentValidator = vine.create({
  date: day(),
  /** That it was paid less the Skonto that is offered. */
  withSkonto: vine.boolean().optional(),
  acknowledged: acknowledgedField(),
  version: versionField(),
})

export const reopeningValidator = vine.create({ acknowledged: acknowledgedField() })
