import type { StatusKind } from '@/components/status_badge'

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'kept'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export const MAIL_KINDS: Record<MailStatus, StatusKind> = {
  queued: 'open',
  sending: 'open',
  sent: 'paid',
  failed: 'overdue',
  kept: 'draft',
}

interface Address {
  name?: string
  email: string
}

/** A row of `GET /api/admin/mails`. */
export interface MailRow {
  _id: string
  to: Address[]
  cc: Address[]
  subject: string
  status: MailStatus
  attempts: number
  lastError: string | null
  createdAt: string
  sentAt: string | null
}

/** `text` is null for a mail that only its recipient may read. */
export interface Mail extends MailRow {
  text: string | null
  attachments: { name: string; type: string }[]
}

export const addressesOf = (addresses: Address[]) =>
  addresses.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')
