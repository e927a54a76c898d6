/**
 * The names of events: a noun and what happened to it, as in `invoice.paid`. They are a contract with programs outside:
 * a name is never changed, and docs/webhooks.md lists all of them.
 */
export const EVENT_TYPES = [
  'invoice.issued',
  'invoice.sent',
  'invoice.viewed',
  'invoice.paid',
  'invoice.cancelled',
  'invoice.voided',
  'cancellation.issued',
  'credit_note.issued',
  'payment.recorded',
  'payment.removed',
  'reminder.issued',
  'reminder.sent',
  'estimate.issued',
  'estimate.accepted',
  'estimate.declined',
  'estimate.converted',
  'proposal.issued',
  'proposal.accepted',
  'proposal.declined',
  'order.issued',
  'order.invoiced',
  'order.cancelled',
  'delivery_note.issued',
  'delivery_note.signed',
  'client.created',
  'client.changed',
  'client.erased',
  'client.deleted',
  'expense.created',
  'expense.changed',
  'expense.paid',
  'expense.deleted',
  'project.created',
  'project.changed',
  'project.deleted',
  'task.created',
  'task.changed',
  'task.deleted',
  'time_entry.created',
  'time_entry.changed',
  'time_entry.stopped',
  'time_entry.deleted',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** The event of the button "Send test event". Every endpoint hears it. */
export const TEST_TYPE = 'webhook.test'

export const isEventType = (text: string): text is EventType =>
  (EVENT_TYPES as readonly string[]).includes(text)
