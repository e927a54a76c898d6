import type { QuestionId } from '../understand/questions.js'

/** The questions that can be asked about one client. */
const ABOUT_CLIENTS: readonly QuestionId[] = [
  'openInvoices',
  'overdueInvoices',
  'dueInvoices',
  'draftInvoices',
  'openEstimates',
  'expiringEstimates',
  'acceptedEstimates',
  'unbilledHours',
  'received',
]

export const isAboutClients = (question: QuestionId) => ABOUT_CLIENTS.includes(question)
