import type { Day } from '#core/clock'
import { type DocumentModel, type LineContent } from '#modules/documents/public'

/** What a client has agreed to, whatever it was offered in. */
export interface Agreement {
  type: 'proposal' | 'estimate'
  document: DocumentModel
  /** How what comes of it is called. */
  name: string
  /** What was ordered; nothing in it is optional. */
  lines: LineContent[]
  /** When the work begins and ends, as far as it was said. */
  startsOn: Day | null
  endsOn: Day | null
}
