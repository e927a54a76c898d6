import vine from '@vinejs/vine'
import { parseDuration } from '#api/parse_duration'

const LONGEST_SECONDS = 86_400
const MESSAGE = 'The {{ field }} field must be a duration such as 2h, 1:30 or 90m'

const realDuration = vine.createRule(
  (value, _options, field) => {
    const seconds = typeof value === 'string' ? parseDuration(value) : undefined
    if (!seconds || seconds > LONGEST_SECONDS) field.report(MESSAGE, 'duration', field)
  },
  { name: 'duration' }
)

/** A duration of more than nothing and at most a day, as text; the output is whole seconds. */
export const duration = () =>
  vine
    .string()
    .maxLength(40)
    .use(realDuration())
    .transform((value) => parseDuration(value) ?? 0)
