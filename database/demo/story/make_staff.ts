import { addDays, type Day } from '#core/clock'
import { changeEmployment } from '#modules/people/actions/change_employment'
import { approveWeek, returnWeek, submitWeek } from '#modules/people/actions/hand_in_week'
import { addAbsence, decideOnAbsence } from '#modules/people/actions/save_absence'
import { setWorkPattern } from '#modules/people/actions/set_work_pattern'
import { addMonths, workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'
import { ABSENCES, type DemoAbsence, HOURS, LEAVE_DAYS } from '../facts/absences.js'

type Who = DemoAbsence['who']
export type IsAway = (who: 'owner' | Who, day: Day) => boolean

const TEAM = ['member', 'employee'] as const
/** How many weeks ago one was sent back. */
const WEEKS_AGO = 6

/** Terms, absences and weeks of the people. @returns who is away on a day */
export function planStaff(desk: Desk, begin: Day): IsAway {
  const { timeline, people, company, today } = desk
  for (const who of TEAM) {
    timeline.add(timeline.at(begin, 9), people.owner.id, async () => {
      const { id } = people[who]
      await changeEmployment(company, id, { entryDate: begin, leaveDays: LEAVE_DAYS[who] })
      await setWorkPattern(company, id, { from: begin, minutes: HOURS[who] })
    })
  }
  const more = workdayFrom(addMonths(today, -6))
  timeline.add(timeline.at(more, 9), people.owner.id, () =>
    setWorkPattern(company, people.employee.id, { from: more, minutes: HOURS.employeeNow })
  )
  const absences = [...ABSENCES.map((absence) => daysOf(absence, today)), ...yearEnds(begin, today)]
  for (const absence of absences) planAbsence(desk, absence)
  planRequest(desk)
  planWeeks(desk, begin)
  return (who, day) =>
    absences.some((one) => one.who === who && !one.startsHalf && one.from <= day && day <= one.to)
}

interface PlannedAbsence extends Omit<DemoAbsence, 'monthsAgo' | 'days'> {
  from: Day
  to: Day
}

function daysOf({ monthsAgo, days, ...absence }: DemoAbsence, today: Day): PlannedAbsence {
  const from = workdayFrom(addMonths(today, -monthsAgo))
  return { ...absence, from, to: addDays(from, days) }
}

/** The office is closed between the years. */
function yearEnds(begin: Day, today: Day): PlannedAbsence[] {
  const years = [Number(begin.slice(0, 4)), Number(today.slice(0, 4))]
  return [...new Set(years)].flatMap((year) =>
    TEAM.map((who) => ({
      who,
      kind: 'holiday' as const,
      from: `${year}-12-24`,
      to: `${year}-12-31`,
    }))
  )
}

/** Holidays are asked for three weeks before; sick leave is noted on its first morning. */
function planAbsence(desk: Desk, absence: PlannedAbsence) {
  const { timeline, people } = desk
  const { who, kind, from, to, startsHalf, note } = absence
  const day = kind === 'sick' ? from : addDays(from, -21)
  timeline.add(timeline.at(day, 8), people[who].id, async () => {
    const { id } = await addAbsence(askerOf(desk, who), {
      kind,
      from,
      to,
      note: note ?? '',
      startsHalf: startsHalf ?? false,
    })
    if (kind === 'sick') return
    timeline.add(timeline.at(day, 15), people.owner.id, () =>
      decideOnAbsence(askerOf(desk, 'owner'), id, { status: 'approved' })
    )
  })
}

/** A request that waits for its decision. */
function planRequest(desk: Desk) {
  const { timeline, people, today } = desk
  const from = workdayFrom(addDays(today, 50))
  timeline.add(timeline.at(addDays(today, -1), 8), people.employee.id, () =>
    addAbsence(askerOf(desk, 'employee'), {
      kind: 'holiday',
      from,
      to: addDays(from, 4),
      note: 'Skiing',
    })
  )
}

/** Each Monday the week before is submitted and approved; the last one still waits. */
function planWeeks(desk: Desk, begin: Day) {
  const { timeline, people, today } = desk
  const last = addDays(mondayBefore(today), -7)
  for (let week = mondayBefore(addDays(begin, 6)); week <= last; week = addDays(week, 7)) {
    for (const who of TEAM) {
      const morning = addDays(week, 7)
      timeline.add(timeline.at(morning, 8.5), people[who].id, async () => {
        const { id } = await submitWeek(askerOf(desk, who), week)
        if (week === last) return
        const isReturned = who === 'employee' && week === addDays(last, -7 * WEEKS_AGO)
        timeline.add(timeline.at(morning, 13), people.owner.id, () =>
          isReturned
            ? returnWeek(askerOf(desk, 'owner'), id, 'Please add the training on Friday.')
            : approveWeek(askerOf(desk, 'owner'), id)
        )
      })
    }
  }
}

function mondayBefore(day: Day): Day {
  let monday = day
  while (new Date(`${monday}T00:00:00Z`).getUTCDay() !== 1) monday = addDays(monday, -1)
  return monday
}

function askerOf({ company, people }: Desk, who: 'owner' | Who) {
  const { id: userId, role, language } = people[who]
  return { company, caller: { userId, accountId: '', role, language, sessionId: '', company } }
}
