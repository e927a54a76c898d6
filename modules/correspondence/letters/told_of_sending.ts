import type { SentLetter } from '#modules/correspondence/actions/send_letter'

/** What the history of a document says of a letter that brings it: that it went, or when it is to go. */
export function toldOfSending({ to, scheduledFor }: SentLetter): {
  step: 'sent' | 'sending_planned'
  details: { to: string[]; sendAt?: string }
} {
  if (scheduledFor === null) return { step: 'sent', details: { to } }
  return { step: 'sending_planned', details: { to, sendAt: new Date(scheduledFor).toISOString() } }
}
