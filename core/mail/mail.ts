import type { Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'

/** The sender or a recipient of a mail. */
export interface Address {
  name?: string
  email: string
}

/** A file that is made when the mail is sent; see `attachment_sources.ts`. */
export interface Attachment {
  /** File name that the recipient sees. */
  name: string
  /** Media type, such as `application/pdf`. */
  type: string
  source: { kind: string; id: string }
}

/** A piece of a mail. All pieces are plain text; the layout escapes and formats them. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Label and value, line by line. */
  | { kind: 'facts'; facts: [label: string, value: string][] }
  /** A button; the first one of a mail is the main one. */
  | { kind: 'action'; label: string; href: string }
  | { kind: 'hint'; text: string }

/** The words of one mail in the recipient's language, made by a module's template. */
export interface MailContent {
  subject: string
  blocks: MailBlock[]
}

export interface Mail extends MailContent {
  /** `module.purpose`, such as `auth.password_reset`. */
  kind: string
  /** The company in whose business it is sent; null for the platform's own mails. */
  companyId: string | null
  language: Language
  to: Address[]
  cc?: Address[]
  /** Get it too, without the others seeing it. */
  hiddenCopies?: Address[]
  /** Not before this moment; without it at once. */
  sendAt?: Instant
  /** Shown as the sender's name; the address is always the one of MAIL_FROM. */
  senderName?: string
  /** Where answers go, such as the company's own address. */
  replyTo?: Address
  /** Attachments need a company: sources are read in its name. */
  attachments?: Attachment[]
  /** The record that the mail is about. */
  about?: { type: string; id: string }
  /** Holds a link that gives rights: stored encrypted, and wiped once it has been sent. */
  isSecret?: boolean
  /** Goes from a company to recipients outside: the company's desk sees it in its outbox. */
  isLetter?: boolean
}

export const MAIL_STATUSES = [
  /** Waits for its time. */
  'scheduled',
  'queued',
  'sending',
  'sent',
  /** Came back from at least one of its recipients. */
  'bounced',
  /** No recipient received it. */
  'failed',
  /** Withdrawn by a person, or because its document is no longer valid. */
  'cancelled',
  /** Without a mail server it is only kept for reading. */
  'kept',
] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** A mail server's answer for one recipient. */
export interface Delivery {
  email: string
  state: 'taken' | 'refused'
  /** Why it was refused, in the words of the server. */
  reason?: string
  at: Instant
}

/** A row of `mail_outbox`. */
export interface MailRow {
  id: string
  company_id: string | null
  kind: string
  language: Language
  sender_name: string | null
  /** JSON: Address */
  reply_to: string | null
  /** JSON: Address[] */
  recipients: string
  /** JSON: Address[] */
  copies: string
  /** JSON: Address[] */
  hidden_copies: string | null
  /** JSON: Delivery[], of those recipients of whom it is settled */
  deliveries: string | null
  subject: string
  text_body: string
  html_body: string
  is_secret: boolean | number
  /** JSON: Attachment[] */
  attachments: string
  status: MailStatus
  attempts: number
  next_attempt_at: number
  lease_until: number | null
  /** Grows with each claim, so that a worker that slept cannot overwrite the work of the next one. */
  fence: number
  message_id: string
  last_error: string | null
  subject_type: string | null
  subject_id: string | null
  /** The moment that it was planned for; null in rows of before 2026-11. */
  send_at: number | null
  is_letter: boolean | number
  created_at: number
  sent_at: number | null
}

/** Everybody who gets it, each address once. */
export function recipientsOf({
  recipients,
  copies,
  hidden_copies,
}: Pick<MailRow, 'recipients' | 'copies' | 'hidden_copies'>): string[] {
  const people = [recipients, copies, hidden_copies ?? '[]'].flatMap(
    (list) => JSON.parse(list) as Address[]
  )
  return [...new Set(people.map(({ email }) => email))]
}

export const deliveriesOf = ({ deliveries }: Pick<MailRow, 'deliveries'>): Delivery[] =>
  JSON.parse(deliveries ?? '[]')

/** Those of whom no mail server has said anything final yet. */
export function waitingRecipients(row: MailRow): string[] {
  const settled = new Set(deliveriesOf(row).map(({ email }) => email))
  return recipientsOf(row).filter((email) => !settled.has(email))
}
