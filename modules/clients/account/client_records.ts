/**
 * The records of one kind that belong to clients: they appear on a client's page, and its history shows their audit
 * entries and mails. Statements are constants; `?` marks values.
 */
export interface ClientRecordSource {
  /** Of the subjects in the audit log and of what mails are about: `invoice`. */
  type: string
  /** Selects `id` and `label` (a number or a name) of one client's records. Values: company, client. */
  records: string
  /** Kind of the mails by which they go to the client: `invoicing.invoice`. */
  mail?: string
}

/** Events of a client without a row in the audit log, such as hours. */
export interface ClientEventSource {
  /** By which the history is filtered. */
  kind: string
  /** Selects happened_at, action, record_id, label and figure (milliseconds, or null). Values: company, client. */
  events: string
}

const records: ClientRecordSource[] = []
const events: ClientEventSource[] = []

/** A module says, in its subscriptions, which of its records belong to a client. */
export function registerClientRecords(source: ClientRecordSource) {
  records.push(source)
}

/** The same for what happens without being audited. */
export function registerClientEvents(source: ClientEventSource) {
  events.push(source)
}

export const clientRecordSources = (): readonly ClientRecordSource[] => records
export const clientEventSources = (): readonly ClientEventSource[] => events
