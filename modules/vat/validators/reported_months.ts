import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

/** `YYYY-MM`, of the years that documents can have. */
const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/

export const month = () => line(7).regex(MONTH)

export const reportedMonthsValidator = vine.create({
  months: vine.array(month()).minLength(1).maxLength(12).distinct(),
  /** The person has been shown what follows. */
  confirmed: vine.boolean().optional(),
})
