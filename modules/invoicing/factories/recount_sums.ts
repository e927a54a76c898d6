import { inTx, reader, writer } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

const DUE = `case when status in ('Unpaid', 'Partially Paid') and client_name <> ''
  then coalesce(due_on, '') else '' end`

const COLUMNS = ['status', 'currency', 'due_on', 'documents', 'net', 'tax', 'total', 'open_amount']

/** What a company's invoices add up to, read from all of them. */
export const countedSums = ({ id }: CompanyReference) =>
  reader()
    .from('invoices')
    .where('company_id', id)
    .groupByRaw(`status, currency, ${DUE}`)
    .select('status', 'currency', reader().raw(`${DUE} as due_on`))
    .count('* as documents')
    .sum({ net: 'net', tax: 'tax', total: 'total', open_amount: 'open_amount' })

/** What is kept of them, without the sums that nothing is left in. */
export const keptSums = ({ id }: CompanyReference) =>
  reader()
    .from('invoice_sums')
    .where('company_id', id)
    .where((query) => {
      for (const name of COLUMNS.slice(3)) query.orWhereNot(name, 0)
    })
    .select(COLUMNS)

/** Makes the kept sums those of the invoices, for rows that were put straight into the table. */
export const recountSums = (company: CompanyReference) =>
  inTx(async () => {
    await writer().from('invoice_sums').where('company_id', company.id).delete()
    for (const row of await countedSums(company)) {
      await writer()
        .table('invoice_sums')
        .insert({ ...row, company_id: company.id })
    }
  })
