import { defineRecordKind, type RecordKind } from '#core/records/record_kinds'

/** A kind of document that is issued to clients: its parts as a kind of record, and what all documents share. */
export interface DocumentKind extends Omit<RecordKind, 'subject'> {
  /** With the columns `company_id`, `client_id` and `id`. */
  table: string
  /** The column that people know a document by: its number or its title. */
  label: string
}

/** Adds a kind of document, once, in the subscriptions of its module. @throws when the kind is already defined */
export function defineDocumentKind({ table, label, ...parts }: DocumentKind) {
  defineRecordKind({ ...parts, subject: { table, label } })
}
