import type { Glyph, Tone } from './output/terminal.js'
import type { Order } from './server/answers.js'

interface Status {
  /** As typed on the command line and as the key of its translation. */
  name: string
  /** As the API says it. */
  wire: Order['status']
  glyph: Glyph
  tone: Tone
}

/** The statuses of an order confirmation and how a terminal shows them. */
export const ORDER_STATUSES: Status[] = [
  { name: 'draft', wire: 'Draft', glyph: 'idle', tone: 'dim' },
  { name: 'issued', wire: 'Issued', glyph: 'idle', tone: 'blue' },
  { name: 'invoiced', wire: 'Invoiced', glyph: 'done', tone: 'green' },
  { name: 'cancelled', wire: 'Cancelled', glyph: 'failed', tone: 'gone' },
]

const UNKNOWN = { name: 'unknown', glyph: 'idle', tone: 'dim' } as const

/** The status to show; a newer server may know others. */
export const orderStatusOf = ({ status }: Pick<Order, 'status'>) =>
  ORDER_STATUSES.find(({ wire }) => wire === status) ?? UNKNOWN
