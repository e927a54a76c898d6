import { kindsWith } from '#core/records/record_kinds'
import type { CompanyReference } from '#core/tenancy/company_owned'

/**
 * The columns of an entry, in this order. `kind` is its type and `document` the record type that it links to
 * (`document_id`); `amount` is in minor units, a debit positive and a credit negative; `open_amount` is its unsettled
 * part. `due_on` may be null; `booked_at` orders the entries of one day. `note` is for the company's eyes only.
 */
export const ENTRY_COLUMNS = [
  'kind',
  'id',
  'document',
  'document_id',
  'number',
  'method',
  'note',
  'day_on',
  'due_on',
  'currency',
  'amount',
  'open_amount',
  'booked_at',
] as const

/** The entries of one kind of record in the accounts of clients. Statements are constants; `?` marks values. */
export interface LedgerSource {
  /** Selects the entries of one client, drafts and withdrawn ones never. Values: company, client. */
  entries: string
  /**
   * Selects what is open at all clients: company_id, client_id (null for nobody that is kept), client_name, currency,
   * day_on, due_on, open_amount. Values: company. Left out by a source whose entries are never open.
   */
  open?: string
  /** Subjects of some of its documents, by their id; for the entries of one page. */
  describe?: (company: CompanyReference, documentIds: string[]) => Promise<Map<string, string>>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Entries of its records in the accounts of clients. */
    ledger?: readonly LedgerSource[]
  }
}

export const ledgerSources = (): readonly LedgerSource[] =>
  kindsWith('ledger').flatMap(({ ledger }) => ledger)
