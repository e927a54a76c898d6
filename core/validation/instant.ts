import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

const realInstant = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    if (!ISO_INSTANT.test(value) || !DateTime.fromISO(value).isValid) {
      field.report('The {{ field }} field must be an instant', 'instant', field)
    }
  },
  {
    name: 'instant',
    toJSONSchema: (schema) => {
      schema.format = 'date-time'
    },
  }
)

/** An instant as ISO 8601 with its offset (`2026-05-04T09:00:00Z`); comes out in milliseconds, whole seconds. */
export const instant = () =>
  vine
    .string()
    .use(realInstant())
    .transform((value) => Math.floor(DateTime.fromISO(value).toMillis() / 1000) * 1000)
