import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow, EntryState } from '#modules/banking/bank_entry'

const ENTRY = 'select * from bank_entries where company_id = ? and id = ?'

/** @throws 404 when it is not there or not this company's */
export async function findEntry(company: CompanyReference, id: string): Promise<BankEntryRow> {
  const [entry] = await readRows<BankEntryRow>(ENTRY, [company.id, id])
  if (!entry) throw notFound()
  return entry
}

/** The same, locked until the transaction ends. Only inside inTx. */
export async function lockEntry(company: CompanyReference, id: string): Promise<BankEntryRow> {
  const [entry] = await readRows<BankEntryRow>(ENTRY + lock(), [company.id, id])
  if (!entry) throw notFound()
  return entry
}

/** @throws 409 `wrong_state` */
export function assertState({ state }: BankEntryRow, wanted: EntryState) {
  if (state !== wanted) throw conflict('banking.wrong_state', { extra: { state } })
}
