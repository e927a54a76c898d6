import { COMPANY_TABLES, LAST_TABLES } from '#modules/leaving/retention/tables'

/** A table as the complete export contains it. */
export interface ExportedTable {
  table: string
  /** SQL over the table; without it all rows of the company. */
  condition: string
  /** The column that holds the company. */
  companyColumn: 'company_id' | 'id'
}

/** Keys that open something, what Kontor works with itself, and the operator's own notes. */
const LEFT_OUT = new Set([
  'secret_links',
  'invoice_links',
  'estimate_links',
  'proposal_links',
  'ledger_links',
  'calendar_feeds',
  'webhook_deliveries',
  'webhook_events',
  'webhook_endpoints',
  'company_exports',
  'company_mail_servers',
  'company_notes',
  'datev_exports',
  'invoice_words',
  'vat_backlog',
  'vat_sums',
  'invoice_sums',
])

/** Kontor's own mails hold links that open accounts; the letters of the company are its own. */
const CONDITIONS: Record<string, string> = { mail_outbox: 'is_letter = 1' }

export const EXPORTED_TABLES: ExportedTable[] = [
  { table: 'companies', condition: '1 = 1', companyColumn: 'id' },
  ...[...LAST_TABLES, ...COMPANY_TABLES.map(({ table }) => table)]
    .filter((table) => !LEFT_OUT.has(table))
    .map((table) => ({
      table,
      condition: CONDITIONS[table] ?? '1 = 1',
      companyColumn: 'company_id' as const,
    })),
]

/** Bytes are files of their own in the export; hashes of keys and sealed keys are nobody's data, and the account leads to other companies. */
const HIDDEN_COLUMN =
  /^(content|signature|key_hash|token_hash|sealed_key|account_id|operator_session_id|token_id|search_text|words|html_body|.*_search)$/

/** `content` of these is JSON and no file. */
const WITH_JSON_CONTENT = new Set(['statements', 'issued_timesheets', 'import_blocks'])

/**
 * The whole text of a mail with a link is sealed, because the link opens a document. The message that somebody wrote is
 * in a column of its own.
 */
const SELECTED: Record<string, string> = {
  'mail_outbox.text_body': "case when is_secret = 1 then '' else text_body end as text_body",
}

/** SQL for one column of an exported table. */
export const selected = (table: string, column: string) =>
  SELECTED[`${table}.${column}`] ?? `\`${column}\``

export const isExported = (table: string, column: string) =>
  !HIDDEN_COLUMN.test(column) || (column === 'content' && WITH_JSON_CONTENT.has(table))
