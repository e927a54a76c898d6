import type { Asked, Found } from '../answer.js'
import type { QuestionId } from '../understand/questions.js'
import { acceptedEstimates, expiringEstimates, openEstimates } from './estimates.js'
import { billsToPay, spent, unusualExpenses } from './expenses.js'
import { draftInvoices, dueInvoices, openInvoices, overdueInvoices } from './invoices.js'
import { received, vatDue } from './money.js'
import { bestClients, invoiced, profit, spentByCategory } from './reports.js'
import { slowPayers } from './slow_payers.js'
import { bankMatches, recurringInvoices, remindersDue } from './upcoming.js'
import { tasksDue, unbilledHours, workedHours } from './work.js'

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
  tasksDue,
}
