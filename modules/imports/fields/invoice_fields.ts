import { INVOICE_STATUSES } from '#modules/invoicing/public'
import type { TargetField } from './field.js'
import { INVOICE_HEADINGS } from './invoice_headings.js'
import { fieldMaker } from './make_field.js'
import { asCode, asDay, asFlag, asNumber, asText, asWord } from './readers.js'

const field = fieldMaker(INVOICE_HEADINGS)

/** Rates per invoice that a file may list, each with its own columns. */
const RATES = 3

/** Target fields for the columns of invoices from another system. */
export const INVOICE_FIELDS: readonly TargetField[] = [
  field('number', 'invoice_number', asText, { isRequired: true }),
  field('date', 'invoice_date', asDay, { isRequired: true, holds: 'day' }),
  field('dueDate', 'due_date', asDay, { holds: 'day' }),
  field('clientNumber', 'client_number', asText),
  field('clientName', 'client', asText),
  ...Array.from({ length: RATES }, (_, index) => rateFields(index + 1)).flat(),
  field('paid', 'paid', asNumber, { holds: 'number' }),
  field('open', 'open', asNumber, { holds: 'number' }),
  field('isPaid', 'is_paid', asFlag),
  field('paidOn', 'paid_on', asDay, { holds: 'day' }),
  field('currency', 'currency', asCode),
  field('notes', 'notes', asText),
]

/** Columns that only exports have; imports ignore them. */
const TOLD = ['status', 'net', 'tax', 'gross', 'total'] as const
const NOT_EXPORTED = ['isPaid']

/** The columns of exported invoices before those of their rates. */
export const INVOICE_EXPORT_FIELDS: readonly TargetField[] = [
  ...INVOICE_FIELDS.filter(
    ({ name }) => !name.startsWith('rates.') && !NOT_EXPORTED.includes(name)
  ),
  ...TOLD.map((name) =>
    field(name, `whole_${name}`, name === 'status' ? asWord('status', INVOICE_STATUSES) : asNumber)
  ),
]

/** Net, tax and gross of one rate; two of them tell the rest. @param place from 1 */
export function rateFields(place: number): TargetField[] {
  const at = `rates.${place - 1}`
  return ['rate', 'net', 'tax', 'gross'].map((name) =>
    field(`${at}.${name}`, name, asNumber, { holds: 'number', place })
  )
}
