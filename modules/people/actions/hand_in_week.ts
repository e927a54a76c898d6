import { addDays, now, today } from '#core/clock'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { lockPerson } from '#modules/people/actions/lock_person'
import { recordPerson } from '#modules/people/actions/record'
import { mondayOf } from '#modules/people/calendar/targets'
import { WorkWeek } from '#modules/people/models/work_week'
import { endOfDay, TimeEntry } from '#modules/tasks/public'

type Asker = Pick<CompanyContext, 'caller' | 'company'>

/**
 * Hands in the caller's week, which locks its time. A week that was sent back is handed in again. Only inside inTx.
 * @param start its Monday
 * @throws 409 `week_handed_in`, `timer_running`; 422 `no_monday`, `week_to_come`
 */
export async function submitWeek({ caller, company }: Asker, start: string): Promise<WorkWeek> {
  if (mondayOf(start) !== start) throw new FieldError('weekStart', 'people.no_monday')
  if (start > today(company.timeZone)) throw new FieldError('weekStart', 'people.week_to_come')
  const { userId } = caller
  await lockPerson(userId)
  const running = await TimeEntry.runningOf(company, userId)
  if (running && running.startedAt < endOfDay(addDays(start, 6), company.timeZone)) {
    throw conflict('people.timer_running')
  }
  const same = await WorkWeek.of(company).where({ userId, startsOn: start }).first()
  if (same && same.status !== 'returned') throw conflict('people.week_handed_in')
  const week = same ?? WorkWeek.for(company).merge({ userId, startsOn: start, version: 0 })
  week.merge({
    status: 'submitted',
    reason: '',
    submittedAt: now(),
    decidedBy: null,
    decidedAt: null,
    version: Number(week.version) + 1,
  })
  await week.save()
  await recordWeek(week, 'user.week_submitted')
  return week
}

/** Takes the caller's week back before it is decided. Only inside inTx. @throws 404, 409 `week_decided` */
export async function withdrawWeek({ caller, company }: Asker, id: string) {
  await lockPerson(caller.userId)
  const week = await WorkWeek.lockIn(company, id)
  if (week.userId !== caller.userId) throw notFound()
  if (week.status !== 'submitted') throw conflict('people.week_decided')
  await week.delete()
  await recordWeek(week, 'user.week_withdrawn')
}

/** Approves a week. Only inside inTx. @throws 404, 409 `week_decided` */
export async function approveWeek(asker: Asker, id: string): Promise<WorkWeek> {
  const week = await lockWeek(asker, id)
  if (week.status !== 'submitted') throw conflict('people.week_decided')
  return decide(asker, week, { status: 'approved', reason: '' })
}

/** Sends a week back, also an approved one, which unlocks its time. Only inside inTx. @throws 404, 409 `week_decided` */
export async function returnWeek(asker: Asker, id: string, reason: string): Promise<WorkWeek> {
  const week = await lockWeek(asker, id)
  if (week.status === 'returned') throw conflict('people.week_decided')
  return decide(asker, week, { status: 'returned', reason })
}

async function lockWeek({ company }: Asker, id: string) {
  const seen = await WorkWeek.one(company, id)
  if (!seen) throw notFound()
  await lockPerson(seen.userId)
  return WorkWeek.lockIn(company, id)
}

async function decide(
  { caller }: Asker,
  week: WorkWeek,
  decision: { status: 'approved' | 'returned'; reason: string }
) {
  const version = Number(week.version) + 1
  week.merge({ ...decision, decidedBy: caller.userId, decidedAt: now(), version })
  await week.save()
  await recordWeek(
    week,
    decision.status === 'approved' ? 'user.week_approved' : 'user.week_returned'
  )
  return week
}

const recordWeek = (week: WorkWeek, action: string) =>
  recordPerson(week, action, { from: week.startsOn, to: addDays(week.startsOn, 6) })
