import { addDays, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { mondayOf } from '#modules/people/calendar/targets'
import { readMonthBalances } from '#modules/people/queries/month_balances'
import { readTargetsOf, sumOf, type Targets } from '#modules/people/queries/targets_of'
import {
  type CurrentWork,
  readBillableShares,
  readCurrentWork,
  readTrackedSeconds,
} from '#modules/tasks/public'

const PEOPLE = `
  select id from users
  where company_id = ? and left_at is null and is_active = 1 and role <> 'adviser' order by id`

/** Projects, running task and hours of everyone who works in a company, for the list of its people. No money. */
export async function workOfEveryone(company: CompanyScope) {
  const day = today(company.timeZone)
  const monday = mondayOf(day)
  const firstOfMonth = `${day.slice(0, 8)}01`
  const week = { from: monday, to: addDays(monday, 6) }
  const [people, { projects, running }, workedInWeek, month, shares] = await Promise.all([
    readRows<{ id: string }>(PEOPLE, [company.id]),
    readCurrentWork(company),
    readTrackedSeconds(company, week),
    readTrackedSeconds(company, { from: firstOfMonth, to: day }),
    readBillableShares(company, { from: firstOfMonth, to: day }),
  ])
  const ids = people.map(({ id }) => id)
  const [balances, targets] = await Promise.all([
    readMonthBalances(company, ids),
    readTargetsOf(company, ids, week),
  ])
  return people.map(({ id }) => ({
    _id: id,
    projects: projects.filter(({ userId }) => userId === id).map(named),
    /** The task that their timer runs on, null without one. */
    running:
      running
        .filter(({ userId }) => userId === id)
        .map(named)
        .at(0) ?? null,
    /** Worked since Monday and since the first of the month, in seconds, a running timer up to now. */
    weekSeconds: secondsOf(workedInWeek, id),
    monthSeconds: secondsOf(month, id),
    /** To work in this week; null without weekly hours. */
    weekTarget: sumOfOrNull(targets.get(id)),
    /** Seconds above the target of the month, see `readMonthBalances`; null without weekly hours. */
    monthBalance: balances.get(id) ?? null,
    /** Percent of this month's finished time that can be billed; null without any. */
    billableShare: shares.get(id) ?? null,
  }))
}

const named = ({ id, name }: CurrentWork) => ({ _id: id, name })

const sumOfOrNull = (targets: Targets | undefined) => (targets ? sumOf(targets) : null)

const secondsOf = (sums: readonly { userId: string; seconds: number }[], id: string) =>
  sums.find(({ userId }) => userId === id)?.seconds ?? 0
