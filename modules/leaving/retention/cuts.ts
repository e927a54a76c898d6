import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import type { KeptKind } from './periods.js'

interface Cut {
  /** The next erasing: of all that no law asks for, or of the records of a kind. */
  before: 'closing' | KeptKind
  sql: string
}

/** Links between records of which one goes; cut first, so that rows can be deleted in any portion. */
export const CUTS: readonly Cut[] = [
  {
    before: 'closing',
    sql: 'update proposals set root_id = id where company_id = ? and root_id <> id',
  },
  {
    before: 'closing',
    sql: 'update estimates set root_id = id where company_id = ? and root_id <> id',
  },
  {
    before: 'closing',
    sql: 'update clients set merged_into_id = null where company_id = ? and merged_into_id is not null',
  },
  {
    before: 'closing',
    sql: `update estimates set invoice_id = null, status = 'Accepted' where company_id = ? and exists (select 1 from invoices
     where invoices.company_id = estimates.company_id and invoices.id = estimates.invoice_id
       and invoices.status = 'Draft')`,
  },
  {
    before: 'closing',
    sql: `update orders set invoice_id = null, status = 'Issued' where company_id = ? and exists (select 1 from invoices
     where invoices.company_id = orders.company_id and invoices.id = orders.invoice_id
       and invoices.status = 'Draft')`,
  },
  {
    before: 'closing',
    sql: 'update expenses set project_id = null where company_id = ? and project_id is not null',
  },
  {
    before: 'vouchers',
    sql: 'update assets set expense_id = null where company_id = ? and expense_id is not null',
  },
]

/** Cuts the links to what is erased next; can be repeated. */
export async function cutNames(companyId: string, step: Cut['before']) {
  for (const { before, sql } of CUTS) {
    if (before === step) await inTx(() => changeRows(sql, [companyId]))
  }
}
