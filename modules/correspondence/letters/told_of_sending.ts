import type { SentLetter } from '#modules/correspondence/actions/send_letter'

/** The history entry of a document about its letter: sent, or scheduled with its time. */
export function toldOfSending({ to, scheduledFor }: SentLetter): {
  step: 'sent' | 'sending_planned'
  details: { to: string[]; sendAt?: string }
} {
  if (scheduledFor === null) return { step: 'sent', details: { to } }
  return { step: 'sending_planned', details: { to, sendAt: new Date(scheduledFor).toISOString() } }
}
