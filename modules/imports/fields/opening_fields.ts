import type { TargetField } from './field.js'
import { fieldMaker } from './make_field.js'
import { OPENING_HEADINGS } from './opening_headings.js'
import { asCode, asDay, asNumber, asText } from './readers.js'

const field = fieldMaker(OPENING_HEADINGS)

/** Target fields for the columns of opening balances. */
export const OPENING_FIELDS: readonly TargetField[] = [
  field('clientNumber', 'client_number', asText),
  field('vatId', 'vat_id', asText),
  field('clientName', 'client', asText),
  field('amount', 'opening_amount', asNumber, { isRequired: true, holds: 'number' }),
  field('currency', 'currency', asCode),
  field('date', 'opening_date', asDay, { isRequired: true, holds: 'day' }),
  field('note', 'notes', asText),
]
