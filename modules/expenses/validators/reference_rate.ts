import vine from '@vinejs/vine'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'

export const referenceRateValidator = vine.create({ currency: currencyCode(), date: day() })
