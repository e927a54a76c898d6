import { addDays, now, setClock, today } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { hashPassword } from '#modules/auth/models/user'
import { Company } from '#modules/auth/public'
import { Chance } from './chance.js'
import { addMonths, workdayFrom } from './days.js'
import type { Desk } from './desk.js'
import { addItems, planClients } from './make_clients.js'
import { openCompany, planOtherCompanies } from './make_companies.js'
import { planDeliveries } from './make_deliveries.js'
import { planEstimates } from './make_estimates.js'
import { planExpenses } from './make_expenses.js'
import { planForecast } from './make_forecast.js'
import { planImport } from './make_import.js'
import { planMails } from './make_mails.js'
import { planOrders } from './make_orders.js'
import { planProjects } from './make_projects.js'
import { planProposals } from './make_proposals.js'
import { planRecurring } from './make_recurring.js'
import { planReminders } from './make_reminders.js'
import { planStaff } from './make_staff.js'
import { planTime } from './make_time.js'
import { planViews } from './make_views.js'
import { Timeline } from './timeline.js'

const MONTHS = 18
const SEED = 20_240_521
const TIME_ZONE = 'Europe/Berlin'

/**
 * Creates eighteen months of a small company, up to this moment, in a single transaction, and only once. The same day
 * gives the same clients, documents and figures.
 * @param password of all its users
 */
export async function makeDemo(password: string) {
  if (await Company.query().first()) return

  const passwordHash = await hashPassword(password)
  const moment = { now: now(), today: today(TIME_ZONE) }
  const begin = workdayFrom(addMonths(moment.today, -MONTHS))
  const timeline = new Timeline(TIME_ZONE)

  await inTx(async () => {
    const restoreClock = setClock(() => timeline.at(begin, 7.5))
    try {
      const desk: Desk = {
        ...(await openCompany(passwordHash)),
        ...moment,
        timeline,
        chance: new Chance(SEED),
      }
      const itemIds = await addItems(desk)
      const clientIds = planClients(desk, itemIds, begin)
      const isAway = planStaff(desk, begin)
      planTime(desk, planProjects(desk, clientIds), { begin: addDays(begin, 1), isAway })
      planRecurring(desk, clientIds)
      planDeliveries(desk, clientIds)
      planProposals(desk, clientIds)
      planEstimates(desk, clientIds)
      planOrders(desk, clientIds)
      planReminders(desk)
      planExpenses(desk)
      planForecast(desk)
      planImport(desk)
      planMails(desk, clientIds)
      planViews(desk)
      planOtherCompanies(timeline, desk, passwordHash)
    } finally {
      restoreClock()
    }
    await timeline.run(moment.now)
  })
}
