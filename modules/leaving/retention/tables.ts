import type { KeptKind } from './periods.js'

/** The rule for a table's rows when the company is closed. */
export interface CompanyTable {
  table: string
  /** Kept in the vault as this kind of record; without it all rows are erased at the closing. */
  keep?: KeptKind
  /** SQL over the table: rows of a kept table that no law asks for, such as drafts. They are erased at the closing. */
  erasedRows?: string
}

const ofDraft = (table: string, column = 'invoice_id') =>
  `exists (select 1 from invoices where invoices.company_id = ${table}.company_id
    and invoices.id = ${table}.${column} and invoices.status = 'Draft')`

const NOT_ACCEPTED = "estimates.status not in ('Accepted', 'Converted')"

const ofDraftOrder = (table: string) =>
  `exists (select 1 from orders where orders.company_id = ${table}.company_id
    and orders.id = ${table}.order_id and orders.status = 'Draft')`

const ofOffer = (table: string) =>
  `exists (select 1 from estimates where estimates.company_id = ${table}.company_id
    and estimates.id = ${table}.estimate_id and ${NOT_ACCEPTED})`

/** No kept record names it. @param places table and column */
const unnamed = (table: string, places: [string, string][]) =>
  places
    .map(
      ([place, column]) => `not exists (select 1 from ${place}
        where ${place}.company_id = ${table}.company_id and ${place}.${column} = ${table}.id)`
    )
    .join(' and ')

const gone = (...tables: string[]): CompanyTable[] => tables.map((table) => ({ table }))
const kept = (keep: KeptKind, ...tables: string[]): CompanyTable[] =>
  tables.map((table) => ({ table, keep }))

/**
 * Every table with records of a company, those that point to others before those that are pointed to: rows are erased
 * in this order. A table that is missing here fails a test.
 */
export const COMPANY_TABLES: CompanyTable[] = [
  ...gone('time_changes', 'time_entry_tags', 'time_tags', 'timer_settings'),
  ...gone('active_timers', 'time_breaks', 'retained_time', 'billed_time', 'time_entries'),
  ...gone('work_weeks', 'absences', 'leave_years', 'cost_rates', 'work_patterns', 'employments'),
  ...gone('assistant_questions', 'forecast_scenarios', 'planned_payments', 'forecast_settings'),
  ...gone('comment_mentions', 'task_comments', 'task_files'),
  ...gone('template_steps', 'task_templates'),
  ...gone('board_places', 'board_columns', 'checklist_items', 'budget_alerts'),
  ...gone('hourly_rates', 'task_assignees', 'tasks', 'project_members', 'projects'),
  ...gone(
    'expense_claim_files',
    'expense_claims',
    'expense_runs',
    'recurring_expenses',
    'billed_expenses',
    'billed_deliveries',
    'released_records',
    'delivery_signatures',
    'delivery_note_lines',
    'delivery_notes'
  ),
  ...gone('proposal_answers', 'proposal_lines', 'proposal_links', 'proposal_questions'),
  ...gone('proposal_taxes', 'proposal_views', 'proposals', 'proposal_templates'),
  ...gone('retainer_periods', 'recurring_runs', 'recurring_profiles'),
  ...gone('reminder_stops', 'payment_promises', 'reminder_levels', 'reminder_settings'),
  ...gone('statement_schedules', 'ledger_links', 'invoice_links', 'invoice_words'),
  ...gone('imported_times', 'import_blocks', 'imports', 'exchange_rates', 'base_rates'),
  ...gone('vat_checks', 'vat_backlog'),
  ...gone('vat_return_reminders', 'vat_statement_reminders'),
  ...gone('bounced_addresses', 'mail_settings', 'mail_templates', 'mail_outbox'),
  ...gone('saved_views', 'conversions', 'client_contacts', 'secret_links', 'company_exports'),
  ...gone('application_questions', 'company_notes', 'operator_views', 'operator_visits'),
  ...gone('datev_exports', 'personal_tokens', 'calendar_feeds'),
  ...gone('company_mail_servers', 'model_connections', 'model_usage', 'model_exchanges'),
  ...gone('webhook_deliveries', 'webhook_events', 'webhook_endpoints'),
  ...gone('estimate_links', 'estimate_down_payments'),

  ...kept('letters', 'reminded_invoices', 'reminders', 'statements'),
  ...['order_lines', 'order_taxes'].map((table) => ({
    table,
    keep: 'letters' as const,
    erasedRows: ofDraftOrder(table),
  })),
  { table: 'orders', keep: 'letters', erasedRows: "orders.status = 'Draft'" },
  ...['estimate_answers', 'estimate_lines', 'estimate_taxes'].map((table) => ({
    table,
    keep: 'letters' as const,
    erasedRows: ofOffer(table),
  })),
  { table: 'estimates', keep: 'letters', erasedRows: NOT_ACCEPTED },

  ...kept(
    'vouchers',
    'vat_sums',
    'vat_entries',
    'settlement_taxes',
    'settlements',
    'credit_refunds'
  ),
  ...kept('vouchers', 'expense_bank_payments', 'transfers', 'transfer_orders'),
  ...kept('vouchers', 'direct_debits', 'collections'),
  ...kept('vouchers', 'bank_entries', 'bank_statements', 'client_credits', 'payments'),
  ...kept('vouchers', 'issued_timesheets', 'merged_documents', 'opening_balances'),
  {
    table: 'credited_lines',
    keep: 'vouchers',
    erasedRows: ofDraft('credited_lines', 'credit_note_id'),
  },
  ...['deducted_down_payments', 'invoice_attachments', 'invoice_taxes', 'invoice_lines'].map(
    (table) => ({ table, keep: 'vouchers' as const, erasedRows: ofDraft(table) })
  ),
  { table: 'invoices', keep: 'vouchers', erasedRows: "invoices.status = 'Draft'" },
  {
    table: 'mandates',
    keep: 'vouchers',
    erasedRows: unnamed('mandates', [
      ['invoices', 'mandate_id'],
      ['direct_debits', 'mandate_id'],
    ]),
  },
  { table: 'invoice_sums', keep: 'vouchers', erasedRows: "invoice_sums.status = 'Draft'" },
  ...kept('books', 'assets', 'asset_pools'),
  ...kept('vouchers', 'expense_receipts', 'expense_lines', 'expenses', 'expense_categories'),
  ...kept('vouchers', 'vendor_names', 'vendors'),
  {
    table: 'items',
    keep: 'vouchers',
    erasedRows: unnamed('items', [
      ['invoice_lines', 'item_id'],
      ['estimate_lines', 'item_id'],
      ['order_lines', 'item_id'],
    ]),
  },
  {
    table: 'clients',
    keep: 'vouchers',
    erasedRows: unnamed('clients', [
      ['invoices', 'client_id'],
      ['payments', 'client_id'],
      ['client_credits', 'client_id'],
      ['opening_balances', 'client_id'],
      ['merged_documents', 'client_id'],
      ['reminders', 'client_id'],
      ['statements', 'client_id'],
      ['estimates', 'client_id'],
      ['orders', 'client_id'],
      ['expenses', 'client_id'],
      ['mandates', 'client_id'],
    ]),
  },

  ...kept('books', 'datev_accounts', 'datev_settings', 'procedure_notes'),
  ...kept(
    'books',
    'reported_months',
    'vat_prepayments',
    'vat_reports',
    'vat_statements',
    'official_rates',
    'number_gaps',
    'number_counters',
    'number_ranges'
  ),
  ...kept('books', 'company_profiles', 'audit_log', 'chain_heads'),
]

/** Belongs to the company itself and goes last, in one step with it. */
export const LAST_TABLES = ['users']
