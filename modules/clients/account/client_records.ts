import { kindsWith } from '#core/records/record_kinds'

/**
 * The records of a kind that belong to clients: they appear on a client's page, and its history shows their audit
 * entries and mails.
 */
export interface ClientRecords {
  /**
   * A constant statement that selects `id` and `label` (a number or a name) of one client's records. Values: company,
   * client.
   */
  records: string
  /** Kind of the mails by which they go to the client: `invoicing.invoice`. */
  mail?: string
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    clientRecords?: ClientRecords
    /**
     * Events of a client without a row in the audit log, such as hours: a constant statement that selects happened_at,
     * action, record_id, label and figure (milliseconds, or null). Values: company, client.
     */
    clientEvents?: string
  }
}

export const clientRecordSources = () =>
  kindsWith('clientRecords').map(({ type, clientRecords }) => ({ type, ...clientRecords }))

/** `kind` filters the history. */
export const clientEventSources = () =>
  kindsWith('clientEvents').map(({ type, clientEvents }) => ({ kind: type, events: clientEvents }))
