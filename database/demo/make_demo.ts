import { addDays, now, setClock, today } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { hashPassword } from '#modules/auth/models/account'
import { Company } from '#modules/auth/public'
import { Chance } from './chance.js'
import { addMonths, workdayFrom } from './days.js'
import type { Desk } from './desk.js'
import { planBoard } from './make_board.js'
import { planBudgets } from './make_budgets.js'
import { planConfirmations } from './make_confirmations.js'
import { planRetainer } from './make_retainer.js'
import { planAssets } from './story/make_assets.js'
import { planClaims } from './story/make_claims.js'
import { addItems, planClients } from './story/make_clients.js'
import { planCollections } from './story/make_collections.js'
import { openCompany, planOtherCompanies } from './story/make_companies.js'
import { planDatev } from './story/make_datev.js'
import { planDeliveries } from './story/make_deliveries.js'
import { planEstimates } from './story/make_estimates.js'
import { planExpenses } from './story/make_expenses.js'
import { planForecast } from './story/make_forecast.js'
import { planImport } from './story/make_import.js'
import { keepRest, planMails, pretendMailServer } from './story/make_mails.js'
import { planOrders } from './story/make_orders.js'
import { planProjects } from './story/make_projects.js'
import { planProposals } from './story/make_proposals.js'
import { planCosts } from './story/make_rates.js'
import { planRecurring } from './story/make_recurring.js'
import { planRecurringExpenses } from './story/make_recurring_expenses.js'
import { planReminders } from './story/make_reminders.js'
import { planStaff } from './story/make_staff.js'
import { planTime } from './story/make_time.js'
import { planTokens } from './story/make_tokens.js'
import { planViews } from './story/make_views.js'
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
  const withdrawMailServer = pretendMailServer()

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
      planCosts(desk)
      const openTasks = planProjects(desk, clientIds)
      planBoard(desk, openTasks)
      planTime(desk, openTasks, { begin: addDays(begin, 1), isAway })
      planBudgets(desk)
      planRecurring(desk, clientIds)
      planRetainer(desk, clientIds)
      planDeliveries(desk, clientIds)
      planProposals(desk, clientIds)
      planEstimates(desk, clientIds)
      planOrders(desk, clientIds)
      planConfirmations(desk, clientIds)
      planCollections(desk)
      planReminders(desk)
      planExpenses(desk)
      planClaims(desk)
      planAssets(desk)
      planRecurringExpenses(desk)
      planForecast(desk)
      planDatev(desk)
      planImport(desk)
      planMails(desk, clientIds)
      planViews(desk)
      planTokens(desk)
      planOtherCompanies(timeline, desk, passwordHash)
    } finally {
      restoreClock()
    }
    await timeline.run(moment.now)
    await keepRest()
  }).finally(withdrawMailServer)
}
