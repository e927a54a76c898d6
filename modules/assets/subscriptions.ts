import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { defineRecordKind } from '#core/records/record_kinds'
import { amountsChange } from '#modules/expenses/public'

defineRecordKind({
  type: 'asset',
  isReadByAdvisers: true,
  isHeardByAdvisers: true,
  subject: { table: 'assets', label: 'name' },
})
defineRecordKind({ type: 'assetPool', isReadByAdvisers: true })

const OF_EXPENSE = 'select name from assets where company_id = ? and expense_id = ? limit 1'

amountsChange.follow(async ({ companyId, id }) => {
  const [asset] = await readRows<{ name: string }>(OF_EXPENSE, [companyId, id])
  if (asset) throw conflict('assets.expense_in_register', { values: { name: asset.name } })
})
