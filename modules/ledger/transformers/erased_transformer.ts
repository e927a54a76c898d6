import type { readMails } from '#modules/ledger/queries/client_mails'
import type { readHistory } from '#modules/ledger/queries/history'

type Event = Awaited<ReturnType<typeof readHistory>>[number]
type SentMail = Awaited<ReturnType<typeof readMails>>[number]

/** An event of an erased person: `to` is null where a mail went to an address. */
export const withoutAddresses = (event: Event): Event =>
  'to' in event.details ? { ...event, details: { ...event.details, to: null } } : event

/** A mail to an erased person: without its address and the mail server's answer to it. */
export const withoutRecipients = (mail: SentMail): SentMail => ({ ...mail, to: [], failure: null })
