import type { AnyQuestionId } from '../understand/questions.js'

/** The questions that can be asked about one client. */
const ABOUT_CLIENTS: readonly AnyQuestionId[] = [
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

export const isAboutClients = (question: AnyQuestionId) => ABOUT_CLIENTS.includes(question)
