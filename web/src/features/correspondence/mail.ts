import type { AnswerOf, BodyOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

/** A letter of the company's outbox. */
export type Mail = RowOf<'/api/mails'>
export type MailWithText = AnswerOf<'GET', '/api/mails/:id'>
export type MailStatus = Mail['status']

/** A letter as it would go out, in the client's language. Without a mail server it is only kept. */
export type ProposedMail = AnswerOf<'GET', '/api/invoices/:id/send'>
/** The outcome of sending a letter: `put_aside` without a mail server. */
export type SendAnswer = Pick<AnswerOf<'POST', '/api/invoices/:id/send'>, 'mail'>
export type SendBody = BodyOf<'POST', '/api/invoices/:id/send'>

export const MAIL_KINDS: Record<MailStatus, StatusKind> = {
  scheduled: 'partly',
  queued: 'open',
  sending: 'open',
  sent: 'paid',
  bounced: 'overdue',
  failed: 'overdue',
  cancelled: 'void',
  kept: 'draft',
}

/** Queries to refresh after a letter was written or changed. */
export const AFFECTED = [
  '/api/mails',
  '/api/invoices',
  '/api/estimates',
  '/api/proposals',
  '/api/orders',
  '/api/delivery-notes',
  '/api/reminders',
  '/api/clients',
]

const PAGES: Record<string, (id: string) => string> = {
  invoice: (id) => `/view/invoices/${id}`,
  estimate: (id) => `/view/estimates/${id}`,
  estimateAccepted: (id) => `/view/estimates/${id}`,
  estimateDeclined: (id) => `/view/estimates/${id}`,
  proposal: (id) => `/view/proposals/${id}`,
  proposalAccepted: (id) => `/view/proposals/${id}`,
  proposalDeclined: (id) => `/view/proposals/${id}`,
  order: (id) => `/view/orders/${id}`,
  deliveryNote: (id) => `/view/delivery-notes/${id}`,
  payment: (id) => `/payments?payment=${id}`,
}

/** The page of what a letter brings; undefined where it has none of its own. */
export function pageOf({ type, _id }: Mail['document']) {
  return type && _id ? PAGES[type]?.(_id) : undefined
}
