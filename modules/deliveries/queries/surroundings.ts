import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { NoteRow } from '#modules/deliveries/transformers/note_row_transformer'

/** The context of some notes: the numbers of other documents, the names of people. */
export interface Surroundings {
  numbers: Map<string, string | null>
  people: Map<string, string>
}

type Around = Pick<
  NoteRow,
  'order_id' | 'estimate_id' | 'source_invoice_id' | 'invoice_id' | 'assignee_id' | 'created_by'
>

/** One read for each kind of record, however many notes there are. */
export async function surroundingsOf(
  company: CompanyReference,
  rows: readonly Around[]
): Promise<Surroundings> {
  const ids = (of: (row: Around) => (string | null)[]) => [
    ...new Set(rows.flatMap(of).filter((id) => id !== null)),
  ]
  const [estimates, orders, invoices, people] = await Promise.all([
    numbersOf(
      company,
      'estimates',
      ids(({ estimate_id }) => [estimate_id])
    ),
    numbersOf(
      company,
      'orders',
      ids(({ order_id }) => [order_id])
    ),
    numbersOf(
      company,
      'invoices',
      ids(({ source_invoice_id, invoice_id }) => [source_invoice_id, invoice_id])
    ),
    namesOf(
      company,
      ids(({ assignee_id, created_by }) => [assignee_id, created_by])
    ),
  ])
  return { numbers: new Map([...estimates, ...orders, ...invoices]), people: new Map(people) }
}

async function numbersOf(
  company: CompanyReference,
  table: 'estimates' | 'orders' | 'invoices',
  ids: string[]
) {
  if (ids.length === 0) return []
  const rows: { id: string; number: string | null }[] = await reader()
    .from(table)
    .where('company_id', company.id)
    .whereIn('id', ids)
    .select('id', 'number')
  return rows.map(({ id, number }) => [id, number] as const)
}

async function namesOf(company: CompanyReference, ids: string[]) {
  if (ids.length === 0) return []
  const rows: { id: string; name: string }[] = await reader()
    .from('users')
    .where('company_id', company.id)
    .whereIn('id', ids)
    .select('id', 'name')
  return rows.map(({ id, name }) => [id, name] as const)
}
