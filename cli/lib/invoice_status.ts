import type { Glyph, Tone } from './output/terminal.js'
import type { Invoice } from './server/answers.js'

interface StatusLook {
  /** As typed on the command line and as the key of its translation. */
  name: string
  glyph: Glyph
  tone: Tone
}

interface Status extends StatusLook {
  /** As the API says it. */
  wire: Invoice['status']
}

/** The statuses of an invoice (specification section 3, and Draft) and how a terminal shows them. */
export const INVOICE_STATUSES: Status[] = [
  { name: 'draft', wire: 'Draft', glyph: 'idle', tone: 'dim' },
  { name: 'unpaid', wire: 'Unpaid', glyph: 'idle', tone: 'blue' },
  { name: 'partially-paid', wire: 'Partially Paid', glyph: 'partly', tone: 'amber' },
  { name: 'paid', wire: 'Paid', glyph: 'done', tone: 'green' },
  { name: 'overdue', wire: 'Overdue', glyph: 'running', tone: 'red' },
  { name: 'cancelled', wire: 'Cancelled', glyph: 'failed', tone: 'gone' },
  { name: 'void', wire: 'Void', glyph: 'failed', tone: 'gone' },
]

const UNKNOWN = { name: 'unknown', glyph: 'idle', tone: 'dim' } as const

/** A document that cancels an invoice is itself in force: only the invoice is cancelled. */
const ISSUED = { name: 'issued', glyph: 'done', tone: 'green' } as const

/** The status to show: overdue wherever the server says so. */
export const statusOf = ({
  kind,
  status,
  isOverdue,
}: Pick<Invoice, 'kind' | 'status' | 'isOverdue'>): StatusLook =>
  kind === 'cancellation'
    ? ISSUED
    : (INVOICE_STATUSES.find(({ wire }) => wire === (isOverdue ? 'Overdue' : status)) ?? UNKNOWN)
