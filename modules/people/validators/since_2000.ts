import vine from '@vinejs/vine'
import { day } from '#core/validation/day'

const EARLIEST = '2000-01-01'

const notTooEarly = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && field.isValid && value < EARLIEST) {
    field.report(
      'The {{ field }} field must be a date of the year 2000 or later',
      'dateRange',
      field
    )
  }
})

/** A day from which targets are counted: every day since then is added up. */
export const since2000 = () => day().use(notTooEarly())
