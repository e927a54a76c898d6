import type { AnswerOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export const MAIL_STATUSES = [
  'scheduled',
  'queued',
  'sending',
  'sent',
  'bounced',
  'failed',
  'cancelled',
  'kept',
] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export const MAIL_KINDS: Record<MailStatus, StatusKind> = {
  scheduled: 'open',
  queued: 'open',
  sending: 'open',
  sent: 'paid',
  bounced: 'overdue',
  failed: 'overdue',
  cancelled: 'void',
  kept: 'draft',
}

export type MailRow = AnswerOf<'GET', '/api/admin/mails'>['mails'][number]

/** `text` is null for a mail that only its recipient may read. */
export type Mail = AnswerOf<'GET', '/api/admin/mails/:id'>['mail']

export const addressesOf = (addresses: MailRow['to']) =>
  addresses.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
