import type { Week } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import type { Client } from '../../lib/server/client.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { elapsedSeconds, type RunningTask } from '../../lib/timer/timer_state.js'
import { type Day, shiftDay, today, weekdayOf } from '../../lib/times/zoned.js'
import { unlessRefused } from './unless_refused.js'

/** The caller's current week by day, with targets where the company has set any. @param running counts up to now */
export async function readWeek(
  { client: clientOf, language, terminal }: Pick<Context, 'client' | 'language' | 'terminal'>,
  here: HereWithCaller,
  running: RunningTask | undefined
): Promise<Week> {
  const client = clientOf()
  const now = today(here)
  const monday = shiftDay(now, 1 - weekdayOf(now))
  const days = Array.from({ length: 7 }, (_, index) => shiftDay(monday, index))
  const sunday = shiftDay(monday, 6)
  const [report, targets] = await Promise.all([
    client.get('/api/time-report', {
      query: { from: monday, to: sunday, by: ['day'], person: 'me' },
    }),
    targetsOf(client, here.userId, [monday, sunday]),
  ])
  const worked = new Map(report.body.groups.map(({ label, seconds }) => [label, seconds]))
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return {
    today: now,
    hasTargets: targets.size > 0,
    days: days.map((day) => ({
      day,
      name: terminal.show(weekday.format(new Date(`${day}T12:00Z`)).replace(/\.$/, '')),
      seconds: worked.get(day) ?? 0,
      targetSeconds: targets.get(day) ?? 0,
    })),
    ...(running && { counted: { entryId: running.entryId, seconds: elapsedSeconds(running) } }),
  }
}

/** Seconds to work by day of the months that these days are in; empty without targets. */
async function targetsOf(client: Client, userId: string, days: Day[]) {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const answers = await Promise.all(
    months.map((month) =>
      unlessRefused(
        client.get('/api/employees/:id/month', { params: { id: userId }, query: { month } })
      )
    )
  )
  return new Map(
    answers.flatMap((answer) =>
      answer?.body.hasTargets
        ? answer.body.days.map(({ date, targetSeconds }): [Day, number] => [date, targetSeconds])
        : []
    )
  )
}
