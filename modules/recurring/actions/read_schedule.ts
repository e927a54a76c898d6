import { FieldError } from '#core/errors/app_error'
import type { Schedule } from '#modules/recurring/schedule/schedule'
import type { ScheduleInput } from '#modules/recurring/validators/recurring_invoice'

/** Every month has it, so that the second of two days never falls on the first. */
const LAST_FIRST_DAY = 27

/**
 * The schedule of a request, with what its rule does not know left out.
 * @throws 422 `rule_needs_months`, `weekday_missing`, `two_days_wrong`
 */
export function readSchedule({ on = 'date', ...input }: ScheduleInput): Schedule {
  const schedule: Schedule = {
    startOn: input.startOn,
    every: input.every,
    unit: input.unit,
    on,
    day: null,
    secondDay: null,
    nth: null,
    weekday: null,
  }
  if (input.unit === 'day' || input.unit === 'week') {
    if (on !== 'date') throw new FieldError('schedule.on', 'recurring.rule_needs_months')
    return schedule
  }
  if (on === 'date') return { ...schedule, day: input.day ?? null }
  if (on === 'weekday') {
    const { nth, weekday } = input
    if (!nth || !weekday) throw new FieldError('schedule.weekday', 'recurring.weekday_missing')
    return { ...schedule, nth, weekday }
  }
  if (on === 'twoDays') {
    const { day, secondDay } = input
    if (!day || !secondDay || day >= secondDay || day > LAST_FIRST_DAY) {
      throw new FieldError('schedule.secondDay', 'recurring.two_days_wrong')
    }
    return { ...schedule, day, secondDay }
  }
  return schedule
}
