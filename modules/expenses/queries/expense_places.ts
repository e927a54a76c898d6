import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The client and the project of an expense, and the invoice that charges it on; null without one. */
export interface ExpensePlace {
  client: { _id: string; name: string } | null
  project: { _id: string; name: string } | null
  /** A draft has no number. */
  billedBy: { _id: string; number: string | null } | null
}

interface Row {
  id: string
  client_id: string | null
  client_name: string | null
  project_id: string | null
  project_name: string | null
  invoice_id: string | null
  invoice_number: string | null
}

/** Belongs to no client and no project, and no invoice charges it on. */
export const NO_PLACE: ExpensePlace = { client: null, project: null, billedBy: null }

/** The places of some expenses of a company, by expense. */
export async function placesOf({ id }: CompanyReference, expenses: readonly { id: string }[]) {
  if (expenses.length === 0) return new Map<string, ExpensePlace>()
  const rows = await readRows<Row>(
    `select expenses.id, clients.id as client_id, clients.name as client_name, projects.id as project_id,
      projects.name as project_name, invoices.id as invoice_id, invoices.number as invoice_number
    from expenses
    left join clients on clients.company_id = expenses.company_id and clients.id = expenses.client_id
    left join projects on projects.company_id = expenses.company_id and projects.id = expenses.project_id
    left join billed_expenses on billed_expenses.company_id = expenses.company_id
      and billed_expenses.expense_id = expenses.id
    left join invoices on invoices.company_id = billed_expenses.company_id
      and invoices.id = billed_expenses.invoice_id
    where expenses.company_id = ? and expenses.id in (${expenses.map(() => '?').join(', ')})`,
    [id, ...expenses.map((expense) => expense.id)]
  )
  return new Map(rows.map((row): [string, ExpensePlace] => [row.id, placeOf(row)]))
}

const placeOf = (row: Row): ExpensePlace => ({
  client: named(row.client_id, row.client_name),
  project: named(row.project_id, row.project_name),
  billedBy: row.invoice_id === null ? null : { _id: row.invoice_id, number: row.invoice_number },
})

const named = (id: string | null, name: string | null) =>
  id === null ? null : { _id: id, name: name ?? '' }
