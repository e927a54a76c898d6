import { instantText } from '#core/clock'
import type { BankStatementRow } from '#modules/banking/bank_entry'

export const transformStatement = (row: BankStatementRow) => ({
  _id: row.id,
  fileName: row.file_name,
  format: row.format,
  account: row.account,
  from: row.from_on,
  to: row.until_on,
  entryCount: Number(row.entry_count),
  createdAt: instantText(row.created_at),
})
