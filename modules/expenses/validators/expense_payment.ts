import vine from '@vinejs/vine'
import { day } from '#core/validation/day'
import { versionField } from '#modules/documents/public'

export const paymentValidator = vine.create({ date: day(), version: versionField() })
