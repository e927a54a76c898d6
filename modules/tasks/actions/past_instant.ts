import { type Instant, now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import { latestInstant, wholeSecond } from '#modules/tasks/models/time_entry'

/**
 * An instant that a client gives for a start or an end; that of a clock which is a little ahead is now.
 * @throws 422 `in_future` for the field `at`
 */
export function pastInstant(at: Instant): Instant {
  if (at > latestInstant()) throw new FieldError('at', 'tasks.in_future')
  return Math.min(at, wholeSecond(now()))
}
