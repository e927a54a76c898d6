import { addDays, type Day } from '#core/clock'
import { runNow } from '#modules/recurring/actions/change_state'
import { addProfile } from '#modules/recurring/actions/write_profile'
import { recurringInvoiceValidator } from '#modules/recurring/validators/recurring_invoice'
import { addProject } from '#modules/tasks/actions/save_project'
import { addTask } from '#modules/tasks/actions/save_task'
import { addTime } from '#modules/tasks/actions/save_time_entry'
import { newProjectValidator } from '#modules/tasks/validators/project'
import { Chance } from './chance.js'
import { addMonths, isWorkday } from './days.js'
import { type Desk, viewerOf } from './desk.js'
import { planPayments } from './story/make_invoices.js'

const SEED = 11
/** Periods before the present one, which began some days ago. */
const PERIODS = 2
const BEGUN_DAYS_AGO = 12
const NAME = 'Websitepflege'
/** Position in the list of clients. */
const CLIENT = 1
const HOURS = 2.25
/** Workdays from one visit to the next, by period: the first leaves hours over, the second needs more than there are. */
const PACE = [8, 3, 4]

/**
 * A retainer of eight hours a month, from whose first period unused hours are carried over. Of the last one further hours
 * were billed, and some of the present one are used.
 * @param clientIds filled as the clients come
 */
export function planRetainer(desk: Desk, clientIds: string[]) {
  const { timeline, people, today } = desk
  // Nothing here changes what chance gives the others.
  const own = { ...desk, chance: new Chance(SEED) }
  const start = addDays(addMonths(today, -PERIODS), -BEGUN_DAYS_AGO)
  timeline.add(timeline.at(start, 9), people.owner.id, async () => {
    const clientId = clientIds[CLIENT]
    const project = await addProject(
      desk.company,
      await newProjectValidator.validate({ name: NAME, color: '#0e7490', clientId, hourlyRate: 95 })
    )
    const task = await addTask(viewerOf(desk, people.owner), {
      title: 'Inhalte und Aktualisierungen',
      projectId: project.id,
      assigneeIds: [people.owner.id],
    })
    const profileId = await addRetainer(desk, { start, projectId: project.id, clientId })
    for (let period = 0; period <= PERIODS; period++) {
      const from = addMonths(start, period)
      timeline.add(timeline.at(from, 10.5), null, async () =>
        planPayments(own, await runNow(desk.company, profileId), 'prompt')
      )
      planVisits(desk, task.id, { from, until: addMonths(start, period + 1), pace: PACE[period] })
    }
  })
}

async function addRetainer(
  { company }: Desk,
  { start, projectId, clientId }: { start: Day; projectId: string; clientId: string | undefined }
) {
  const input = await recurringInvoiceValidator.validate({
    name: NAME,
    mode: 'issue',
    schedule: { startOn: start, every: 1, unit: 'month' },
    servicePeriod: 'ahead',
    retainer: { projectIds: [projectId], includedHours: 8, carryOver: 'next', isShared: true },
    invoice: {
      clientId,
      lines: [{ description: `${NAME} {{period}}`, quantity: 1, unitPrice: 680, taxRate: 19 }],
    },
  })
  return (await addProfile(company, input)).id
}

/** The owner works on it in the evening of some workdays of a period. */
function planVisits(
  desk: Desk,
  taskId: string,
  { from, until, pace = 1 }: { from: Day; until: Day; pace: number | undefined }
) {
  const { timeline, people, today } = desk
  const days: Day[] = []
  for (let day = from; day < until && day < today; day = addDays(day, 1)) {
    if (isWorkday(day)) days.push(day)
  }
  for (const day of days.filter((_, nth) => nth % pace === 1)) {
    timeline.add(timeline.at(day, 20), people.owner.id, () =>
      addTime(viewerOf(desk, people.owner), {
        taskId,
        startTime: timeline.at(day, 17.5),
        endTime: timeline.at(day, 17.5 + HOURS),
      })
    )
  }
}
