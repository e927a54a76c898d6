import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankStatementRow } from '#modules/banking/bank_entry'

const STATEMENT = 'select * from bank_statements where company_id = ? and id = ?'
const ENTRIES = 'select state from bank_entries where company_id = ? and statement_id = ?'

/**
 * Removes a statement that was imported by mistake, with all its entries. Only inside inTx.
 * @throws 404, 409 `statement_matched` while one of them is booked as a payment
 */
export async function removeStatement(company: CompanyReference, id: string) {
  const key = [company.id, id]
  const [statement] = await readRows<BankStatementRow>(STATEMENT + lock(), key)
  if (!statement) throw notFound()
  const entries = await readRows<{ state: string }>(ENTRIES + lock(), key)
  if (entries.some(({ state }) => state === 'matched')) throw conflict('banking.statement_matched')
  await changeRows('delete from bank_entries where company_id = ? and statement_id = ?', key)
  assertOneRow(await changeRows('delete from bank_statements where company_id = ? and id = ?', key))
  await audit({
    companyId: company.id,
    action: 'bank_statement.removed',
    subject: { type: 'bankStatement', id },
    details: { file: statement.file_name, entries: entries.length },
  })
  publish(company.id, { kind: 'bankStatement', id })
}
