import type { Day } from '#core/clock'
import { type DocumentModel, type LineContent } from '#modules/documents/public'

/** The agreement with a client, from an estimate or a proposal. */
export interface Agreement {
  type: 'proposal' | 'estimate'
  document: DocumentModel
  /** Name of the records created from it. */
  name: string
  /** The ordered lines; none of them is optional. */
  lines: LineContent[]
  /** When the work begins and ends, if set. */
  startsOn: Day | null
  endsOn: Day | null
}
