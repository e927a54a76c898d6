import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { OUT_STATUSES } from '#modules/deliveries/note_status'
import { reachesAll, type Viewer, withinNotes } from '#modules/deliveries/reach'
import {
  NOTE_ROW_COLUMNS,
  type NoteRow,
} from '#modules/deliveries/transformers/note_row_transformer'
import type { NoteListInput } from '#modules/deliveries/validators/note_list'

const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  client: 'client_name',
} as const

function filteredNotes<Row>(
  viewer: Viewer,
  { status, notInvoiced, clientId, from, to, search }: NoteListInput
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('delivery_notes')
    .where('company_id', viewer.company.id)
  withinNotes(query, viewer)
  if (status) query.where('status', status)
  // Billing is hidden from employees, so the filter does not apply to them.
  if (notInvoiced && reachesAll(viewer)) {
    query.where('is_billable', true).whereIn('status', [...OUT_STATUSES])
  }
  if (clientId) query.where('client_id', clientId)
  if (from) query.where('date_on', '>=', from)
  if (to) query.where('date_on', '<=', to)
  if (search) whereContains(query, 'search_text', search)
  return query
}

/** The filtered notes in their order, newest first by default. */
export function notesQuery(viewer: Viewer, input: NoteListInput) {
  const { sort = 'createdAt', order = 'desc' } = input
  return filteredNotes<NoteRow>(viewer, input)
    .select([...NOTE_ROW_COLUMNS])
    .orderBy([
      { column: COLUMN_OF_SORT[sort], order },
      { column: 'id', order },
    ])
}

/** The value of the filtered notes without VAT, by currency: the header `X-Totals`, for the desk alone. */
export async function sumNotes(viewer: Viewer, input: NoteListInput) {
  const rows = await filteredNotes<{ currency: string; net: StoredInteger }>(viewer, input)
    .groupBy('currency')
    .select('currency', reader().raw('cast(sum(net) as signed) as net'))
  return Object.fromEntries(
    rows.map(({ currency, net }) => [currency, { net: moneyNumber(moneyFromRow(net), currency) }])
  )
}
