import vine from '@vinejs/vine'
import { MOST_DAYS_OF_ACCESS } from '#modules/auth/visits/operator_access'

export const operatorAccessValidator = vine.create({
  days: vine.number().withoutDecimals().range([0, MOST_DAYS_OF_ACCESS]),
})
