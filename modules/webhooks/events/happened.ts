import type { AuditEntry } from '#core/audit/audit'
import type { EventType } from './event_types.js'

/** A record that events are about. */
export type Subject =
  | 'invoice'
  | 'payment'
  | 'reminder'
  | 'estimate'
  | 'proposal'
  | 'order'
  | 'deliveryNote'
  | 'client'
  | 'expense'
  | 'project'
  | 'task'
  | 'timeEntry'

/** Something that happened and that endpoints may listen to. */
export interface Happened {
  type: EventType
  subject: Subject
  id: string
  /** Facts of the audit log. */
  details?: Record<string, unknown> | undefined
  /** It is an event only when the record has this status by now. */
  ifStatus?: string
}

/** Actions of the audit log that are events, each with the record that it is about. */
const EVENTS: Record<string, [type: EventType, subject: Subject]> = {
  'invoice.issued': ['invoice.issued', 'invoice'],
  'invoice.sent': ['invoice.sent', 'invoice'],
  'invoice.viewed': ['invoice.viewed', 'invoice'],
  'invoice.cancelled': ['invoice.cancelled', 'invoice'],
  'invoice.voided': ['invoice.voided', 'invoice'],
  'invoice.cancellation_issued': ['cancellation.issued', 'invoice'],
  'invoice.credit_note_issued': ['credit_note.issued', 'invoice'],
  'invoice.payment_recorded': ['payment.recorded', 'payment'],
  'invoice.payment_removed': ['payment.removed', 'payment'],
  'reminder.issued': ['reminder.issued', 'reminder'],
  'reminder.sent': ['reminder.sent', 'reminder'],
  'estimate.issued': ['estimate.issued', 'estimate'],
  'estimate.accepted': ['estimate.accepted', 'estimate'],
  'estimate.declined': ['estimate.declined', 'estimate'],
  'estimate.converted': ['estimate.converted', 'estimate'],
  'proposal.issued': ['proposal.issued', 'proposal'],
  'proposal.accepted': ['proposal.accepted', 'proposal'],
  'proposal.declined': ['proposal.declined', 'proposal'],
  'order.issued': ['order.issued', 'order'],
  'order.invoiced': ['order.invoiced', 'order'],
  'order.cancelled': ['order.cancelled', 'order'],
  'deliveryNote.issued': ['delivery_note.issued', 'deliveryNote'],
  'deliveryNote.signed': ['delivery_note.signed', 'deliveryNote'],
  'client.created': ['client.created', 'client'],
  'client.changed': ['client.changed', 'client'],
  'client.archived': ['client.changed', 'client'],
  'client.restored': ['client.changed', 'client'],
  'client.merged': ['client.changed', 'client'],
  'client.took_in': ['client.changed', 'client'],
  'client.contact_erased': ['client.changed', 'client'],
  'client.erased': ['client.erased', 'client'],
  'client.deleted': ['client.deleted', 'client'],
  'expense.created': ['expense.created', 'expense'],
  'expense.changed': ['expense.changed', 'expense'],
  'expense.paid': ['expense.paid', 'expense'],
  'expense.paid_by_bank': ['expense.paid', 'expense'],
  'expense.reopened': ['expense.changed', 'expense'],
  'expense.released_from_bank': ['expense.changed', 'expense'],
  'expense.deleted': ['expense.deleted', 'expense'],
  'project.created': ['project.created', 'project'],
  'project.changed': ['project.changed', 'project'],
  'project.deleted': ['project.deleted', 'project'],
  'task.created': ['task.created', 'task'],
  'task.changed': ['task.changed', 'task'],
  'task.deleted': ['task.deleted', 'task'],
  'time_entry.created': ['time_entry.created', 'timeEntry'],
  'time_entry.changed': ['time_entry.changed', 'timeEntry'],
  'time_entry.deleted': ['time_entry.deleted', 'timeEntry'],
}

/** Actions after which nothing of an invoice may be open any more. */
const SETTLING = new Set([
  'invoice.issued',
  'invoice.payment_recorded',
  'invoice.credit_applied',
  'invoice.skonto_granted',
  'invoice.written_off',
  'invoice.credited',
])

/** The events of a change in the audit log. */
export function happenedBy({ action, subject: { id }, details }: AuditEntry): Happened[] {
  const [type, subject] = EVENTS[action] ?? []
  const happened: Happened[] = []
  if (type && subject) {
    const ownId = subject === 'payment' ? String(details?.paymentId) : id
    happened.push({ type, subject, id: ownId, details: { ...details, recordId: id } })
  }
  if (SETTLING.has(action)) {
    happened.push({ type: 'invoice.paid', subject: 'invoice', id, ifStatus: 'Paid' })
  }
  return happened
}
