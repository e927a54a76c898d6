import type { Asked, Found } from '../answer.js'
import type { AnyQuestionId, OwnQuestionId, QuestionId } from '../understand/questions.js'
import { acceptedEstimates, expiringEstimates, openEstimates } from './estimates.js'
import { billsToPay, spent, unusualExpenses } from './expenses.js'
import { draftInvoices, dueInvoices, openInvoices, overdueInvoices } from './invoices.js'
import { received, vatDue } from './money.js'
import { moneyLasts } from './money_lasts.js'
import { ownHours } from './own_work.js'
import { bestClients, invoiced, profit, spentByCategory } from './reports.js'
import { slowPayers } from './slow_payers.js'
import {
  openTasks,
  overdueTasks,
  ownOpenTasks,
  ownOverdueTasks,
  ownTasks,
  tasksDue,
} from './tasks.js'
import { bankMatches, recurringInvoices, remindersDue } from './upcoming.js'
import { unbilledHours, workedHours } from './work.js'

/** The query behind each question. */
export const ANSWERS: Record<QuestionId, (asked: Asked) => Promise<Found>> = {
  openInvoices,
  overdueInvoices,
  dueInvoices,
  draftInvoices,
  received,
  invoiced,
  bestClients,
  slowPayers,
  profit,
  spentByCategory,
  remindersDue,
  bankMatches,
  openEstimates,
  expiringEstimates,
  acceptedEstimates,
  recurringInvoices,
  unbilledHours,
  workedHours,
  spent,
  unusualExpenses,
  billsToPay,
  vatDue,
  moneyLasts,
  tasksDue,
  overdueTasks,
  openTasks,
}

/** The queries of people who see only their own work. */
const OWN_ANSWERS: Record<OwnQuestionId, (asked: Asked) => Promise<Found>> = {
  ownTasks,
  ownOverdueTasks,
  ownOpenTasks,
  ownHours,
}

export const ALL_ANSWERS: Record<AnyQuestionId, (asked: Asked) => Promise<Found>> = {
  ...ANSWERS,
  ...OWN_ANSWERS,
}
