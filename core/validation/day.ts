import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

const NO_DAY = 'The {{ field }} field must be a date such as 2026-05-31'
const TOO_FAR = 'The {{ field }} field must be a date of the years 1900 to 2199'

const realDay = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const { isValid, year } = DateTime.fromISO(value, { zone: 'UTC' })
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !isValid) field.report(NO_DAY, 'date', field)
    else if (year < 1900 || year > 2199) field.report(TOO_FAR, 'dateRange', field)
  },
  {
    toJSONSchema: (schema) => {
      schema.format = 'date'
    },
  }
)

/** A calendar day `YYYY-MM-DD` that exists, from 1900 to 2199. */
export const day = () => vine.string().use(realDay())
