import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

const DUE = `case when status in ('Unpaid', 'Partially Paid') and client_name <> ''
  then coalesce(due_on, '') else '' end`

const COLUMNS = ['status', 'currency', 'due_on', 'documents', 'net', 'tax', 'total', 'open_amount']

/** The sums of a company's invoices, read from all of them. */
export const countedSums = ({ id }: CompanyReference) =>
  reader()
    .from('invoices')
    .where('company_id', id)
    .groupByRaw(`status, currency, ${DUE}`)
    .select('status', 'currency', reader().raw(`${DUE} as due_on`))
    .count('* as documents')
    .sum({ net: 'net', tax: 'tax', total: 'total', open_amount: 'open_amount' })

/** The stored sums, without empty ones. */
export const keptSums = ({ id }: CompanyReference) =>
  reader()
    .from('invoice_sums')
    .where('company_id', id)
    .where((query) => {
      for (const name of COLUMNS.slice(3)) query.orWhereNot(name, 0)
    })
    .select(COLUMNS)

/** Whether the stored sums match those of the invoices. */
export async function verifySums(company: CompanyReference): Promise<boolean> {
  const [kept, counted] = [await keptSums(company), await countedSums(company)].map(asTexts)
  return kept.join('\n') === counted.join('\n')
}

/** In one order and as text, because drivers return numbers differently. */
const asTexts = (rows: Record<string, unknown>[]) =>
  rows.map((row) => COLUMNS.map((name) => `${row[name]}`).join(' ')).sort()
