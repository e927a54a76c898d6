import type { SentLetter } from '#modules/correspondence/actions/send_letter'

/** The entry about a letter in the history of its document. */
export type SendingStep = 'sent' | 'sending_planned' | 'mail_put_aside'

// A type, not an interface: the details of an audit entry are a plain record.
export type SendingDetails = {
  to: string[]
  /** The moment that it is scheduled for, ISO 8601. */
  sendAt?: string
}

/** The history entry of a document about its letter: sent, scheduled with its time, or put aside and not sent. */
export function toldOfSending({ to, outcome, scheduledFor }: SentLetter): {
  step: SendingStep
  details: SendingDetails
} {
  if (outcome === 'put_aside') return { step: 'mail_put_aside', details: { to } }
  if (scheduledFor === null) return { step: 'sent', details: { to } }
  return { step: 'sending_planned', details: { to, sendAt: new Date(scheduledFor).toISOString() } }
}
