/** The columns of issued documents that are not in their hash, with the reasons. Every other column has to be. */
interface FrozenTable {
  /** Changes after the issue, each with its entry in the audit chain; `version` counts the changes. */
  changes?: string[]
  /** Carries no content: identifies a row, gives its position, or serves a search. */
  neutral?: string[]
}

/** The tables of issued, signed, answered or sent documents. */
export const FROZEN_TABLES: Record<string, FrozenTable> = {
  invoices: {
    changes: [
      'status',
      'paid',
      'reduced',
      'written_off',
      'version',
      'sent_at',
      'sent_as',
      'viewed_at',
      'handed_out_at',
      'copied_at',
      'archived_at',
      'collect_on',
      'debit_returned_on',
    ],
  },
  invoice_lines: {},
  invoice_taxes: { neutral: ['id'] },
  deducted_down_payments: { changes: ['held_id'], neutral: ['id', 'position'] },
  credited_lines: { neutral: ['id'] },
  invoice_attachments: { neutral: ['created_at'] },
  estimates: {
    changes: [
      'status',
      'is_superseded',
      'accepted_total',
      'invoice_id',
      'version',
      'follow_up_on',
      'follow_up_note',
      'sent_at',
      'viewed_at',
    ],
    neutral: ['search_text'],
  },
  estimate_lines: {},
  estimate_taxes: { neutral: ['id'] },
  // The key opens a signature, whose hash is proved where there is one.
  estimate_answers: { neutral: ['id', 'key_id'] },
  proposals: {
    changes: [
      'status',
      'is_archived',
      'is_superseded',
      'accepted_total',
      'owner_id',
      'version',
      'remind_after_days',
      'remind_at',
      'sent_at',
      'last_viewed_at',
    ],
    neutral: ['search_text'],
  },
  proposal_lines: {},
  proposal_taxes: { neutral: ['id'] },
  proposal_answers: { neutral: ['id', 'key_id'] },
  orders: {
    changes: ['status', 'invoice_id', 'version', 'sent_at', 'cancel_reason'],
    neutral: ['search_text'],
  },
  order_lines: {},
  order_taxes: { neutral: ['id'] },
  delivery_notes: {
    changes: [
      'status',
      'is_billable',
      'has_rest',
      'invoice_id',
      'assignee_id',
      'version',
      'delivered_on',
      'sent_at',
      'signed_at',
      'cancel_reason',
    ],
    neutral: ['search_text', 'created_by'],
  },
  delivery_note_lines: {},
  delivery_signatures: { neutral: ['id'] },
  reminders: { changes: ['sent_at', 'posted_on'] },
  reminded_invoices: { neutral: ['id', 'position'] },
  statements: { changes: ['due_month'] },
}
