import type { Language } from '#core/i18n/languages'

/** Somebody who writes or gets a mail. */
export interface Address {
  name?: string
  email: string
}

/** A file that is made when the mail is sent; see `registerAttachmentSource`. */
export interface Attachment {
  /** File name that the recipient sees. */
  name: string
  /** Media type, such as `application/pdf`. */
  type: string
  source: { kind: string; id: string }
}

/** A piece of a mail. All of it is plain text; the layout escapes and formats it. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Label and value, line by line. */
  | { kind: 'facts'; facts: [label: string, value: string][] }
  /** A button; the first one of a mail is the main one. */
  | { kind: 'action'; label: string; href: string }
  | { kind: 'hint'; text: string }

/** What a template of a module makes: the words of one mail in the recipient's language. */
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
  /** Shown as the sender's name; the address is always the one of MAIL_FROM. */
  senderName?: string
  /** Where answers go, such as the company's own address. */
  replyTo?: Address
  /** Attachments need a company: sources are asked in its name. */
  attachments?: Attachment[]
  /** The record that the mail is about. */
  about?: { type: string; id: string }
  /** Holds a link that gives rights: stored encrypted, and wiped once it has been sent. */
  isSecret?: boolean
}

export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'kept'

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
  created_at: number
  sent_at: number | null
}
