import { defineRecordKind, type RecordKind } from '#core/records/record_kinds'
import { handOverDocuments } from '#modules/clients/public'

/** A kind of document that is issued to clients: its parts as a kind of record, and what all documents share. */
export interface DocumentKind extends Omit<RecordKind, 'subject' | 'clientRecords'> {
  /** With the columns `company_id`, `client_id` and `id`. */
  table: string
  /** The column that people know a document by: its number or its title. */
  label: string
  /** Kind of the mails by which it goes to the client: `invoicing.invoice`. */
  mail: string
}

/**
 * Adds a kind of document, once, in the subscriptions of its module: the audit log names its documents, they belong to
 * clients, and they follow a client that is merged.
 * @throws when the kind is already defined
 */
export function defineDocumentKind({ table, label, mail, ...parts }: DocumentKind) {
  defineRecordKind({
    ...parts,
    subject: { table, label },
    clientRecords: {
      records: `select id, coalesce(${label}, '') as label from ${table} where company_id = ? and client_id = ?`,
      mail,
    },
    clientReferences: { [table]: handOverDocuments(table), ...parts.clientReferences },
  })
}
