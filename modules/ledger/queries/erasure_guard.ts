import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ErasureGuard } from '#modules/clients/public'
import { nextRunOf } from '#modules/recurring/public'
import { ageingOfClient } from './ageing.js'

/** A client with open amounts, recurring documents or pending mails cannot be erased yet. */
export const accountGuard: ErasureGuard = async (company, { id }) => {
  const open = await ageingOfClient(company, id, today(company.timeZone))
  if (open.length > 0) return 'ledger.erasure_account_open'
  if (await nextRunOf(company, id)) return 'ledger.erasure_recurring'
  if (await hasDrafts(company, id)) return 'ledger.erasure_drafts'
  return undefined
}

async function hasDrafts(company: CompanyReference, clientId: string) {
  const found = await Promise.all(
    ['invoices', 'estimates'].map((table) =>
      readRows(
        `select id from ${table} where company_id = ? and client_id = ? and status = 'Draft' limit 1`,
        [company.id, clientId]
      )
    )
  )
  return found.some((rows) => rows.length > 0)
}
