import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { removeExportFiles } from '#core/files/export_files'
import { files } from '#core/files/files'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'
import { lockCompany } from '#modules/leaving/queries/lock_company'
import { cutNames } from '#modules/leaving/retention/cuts'
import { keptRecordsOf } from '#modules/leaving/retention/kept_records'
import { COMPANY_TABLES } from '#modules/leaving/retention/tables'
import { yearOf } from './close_company.js'
import { eraseRows } from './erase_rows.js'
import { purgeAll } from './purge_company.js'

/**
 * Erases what no law asks for of a closed company, a portion at a time; every step can be repeated.
 */
export async function eraseCompany(leaving: CompanyLeaving): Promise<void> {
  const { id } = leaving
  await cutNames(id, 'closing')
  for (const { table, keep, erasedRows } of COMPANY_TABLES) {
    if (keep && !erasedRows) continue
    if (await eraseRows(id, table, erasedRows)) return
  }
  if (await eraseClientData(id)) return
  await inTx(() => changeRows('delete from idempotency_keys where scope_id = ?', [id]))
  await files.removeFolder(`proposals/${id}`)
  await removeExportFiles(id)
  await enterVault(leaving)
}

const CLIENTS_TO_ERASE =
  'select id from clients where company_id = ? and erased_at is null limit 200'

/** Clients on kept documents: their data are there as they were printed, and nowhere else. */
const ERASE_CLIENT = `
  update clients set erased_at = ?, name = number, sort_name = number, search_text = '', email = '', phone = '',
    vat_id = '', tax_number = '', business_number = '', street = '', postal_code = '', city = '', address_line = '',
    buyer_reference = '', e_address = '', e_address_scheme = '', notes = '', shipping_address = null,
    form_of_address = ''
  where company_id = ? and id = ?`

async function eraseClientData(companyId: string) {
  const clients = await readRows<{ id: string }>(CLIENTS_TO_ERASE, [companyId])
  await inTx(async () => {
    for (const { id } of clients) await changeRows(ERASE_CLIENT, [now(), companyId, id])
  })
  return clients.length > 0
}

/** The remaining records stay until their period is over. With nothing to keep, the company goes at once. */
async function enterVault({ id, country, closedAt }: CompanyLeaving) {
  const kept = await keptRecordsOf({ id, country }, yearOf(Number(closedAt)))
  const [first] = kept.map(({ until }) => until).sort()
  if (!first) return purgeAll(id)
  await inTx(async () => {
    const company = await lockCompany(id)
    await company.merge({ email: '' }).save()
    const leaving = await CompanyLeaving.lock(id)
    await leaving?.merge({ state: 'vault', nextPurgeOn: first }).save()
  })
}
