import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { removeExportFiles } from '#core/files/export_files'
import { files } from '#core/files/files'
import { destroyKeys } from '#core/sealing/company_keys'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'
import { cutNames } from '#modules/leaving/retention/cuts'
import { KEPT_KINDS, keptUntil } from '#modules/leaving/retention/periods'
import { COMPANY_TABLES } from '#modules/leaving/retention/tables'
import { yearOf } from './close_company.js'
import { eraseRows } from './erase_rows.js'

/**
 * Erases the kinds of record whose last day has passed, a portion at a time. With the last kind the company goes too.
 * @param today in UTC, a day behind at most
 */
export async function purgeCompany(leaving: CompanyLeaving, today: string): Promise<void> {
  const { id, country, closedAt } = leaving
  const until = (kind: (typeof KEPT_KINDS)[number]) =>
    keptUntil(country, kind, yearOf(Number(closedAt)))
  const over = KEPT_KINDS.filter((kind) => until(kind) < today)
  const rest = KEPT_KINDS.filter((kind) => !over.includes(kind))
  if (rest.length === 0) {
    await purgeAll(id)
    return
  }
  for (const kind of over) await cutNames(id, kind)
  for (const { table, keep } of COMPANY_TABLES) {
    if (keep && over.includes(keep) && (await eraseRows(id, table))) return
  }
  await inTx(async () => {
    const locked = await CompanyLeaving.lock(id)
    const [next] = rest.map(until).sort()
    await locked?.merge({ nextPurgeOn: next ?? null }).save()
  })
}

/** Deletes everything that is left; of the company remains that it was deleted, and when. */
export async function purgeAll(id: string) {
  for (const { table } of COMPANY_TABLES) {
    while (await eraseRows(id, table)) {
      // The next portion.
    }
  }
  await files.removeFolder(`logos/${id}`)
  await files.removeFolder(`proposals/${id}`)
  await files.removeFolder(`stationery/${id}`)
  await removeExportFiles(id)
  // From here on nobody can read the files that backups still hold.
  await destroyKeys(id)
  await inTx(async () => {
    await changeRows('delete from users where company_id = ?', [id])
    await changeRows('delete from companies where id = ?', [id])
    const leaving = await CompanyLeaving.lock(id)
    await leaving
      ?.merge({
        state: 'purged',
        purgedAt: now(),
        requestedBy: null,
        heldBy: null,
        vaultKeyHash: null,
        nextPurgeOn: null,
      })
      .save()
  })
}
