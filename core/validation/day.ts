import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

const MESSAGE = 'The {{ field }} field must be a date such as 2026-05-31'

const realDay = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !isReasonable(value)) {
    field.report(MESSAGE, 'date', field)
  }
})

function isReasonable(text: string) {
  const { isValid, year } = DateTime.fromISO(text, { zone: 'UTC' })
  return isValid && year >= 1900 && year <= 2199
}

/** A calendar day `YYYY-MM-DD` that exists, from 1900 to 2199. */
export const day = () => vine.string().use(realDay())
