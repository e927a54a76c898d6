import { currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { wakeUp } from '#core/due_work/wake_up'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import {
  DATEV_EXPORT_KEPT_FOR,
  DATEV_EXPORT_WORK,
  DatevExport,
} from '#modules/datev/models/datev_export'
import { DatevSettings } from '#modules/datev/models/datev_settings'
import type { DatevExportInput } from '#modules/datev/validators/datev'
import { assertPeriod } from './assert_period.js'

const OPEN = `
  select id from datev_exports where company_id = ? and state in ('waiting', 'running')`

/**
 * Has the files of a period made for the tax adviser. One at a time for each company, so that no company keeps others
 * waiting with many. Only inside inTx.
 * @throws 409 `datev.only_euro`, `datev.numbers_missing`, `datev.export_running`, 422 as assertPeriod
 */
export async function requestExport(
  company: CompanyScope,
  { from, to, hasReceipts = false }: DatevExportInput
): Promise<DatevExport> {
  assertPeriod({ from, to })
  if (company.currency !== 'EUR') throw conflict('datev.only_euro')
  const { consultantNumber, clientNumber } = await DatevSettings.orDefault(company)
  if (consultantNumber === null || clientNumber === null) throw conflict('datev.numbers_missing')
  await readRows(`select id from companies where id = ?${lock()}`, [company.id])
  if ((await readRows(OPEN, [company.id])).length > 0) throw conflict('datev.export_running')

  const requested = DatevExport.for(company)
  await requested
    .merge({
      state: 'waiting',
      fromOn: from,
      toOn: to,
      hasReceipts,
      bookings: 0,
      receipts: 0,
      remarks: 0,
      bytes: 0,
      requestedBy: currentActor().userId,
      createdAt: now(),
      expiresAt: now() + DATEV_EXPORT_KEPT_FOR,
    })
    .save()
  await audit({
    companyId: company.id,
    action: 'datev.export_requested',
    subject: { type: 'datev_export', id: requested.id },
    details: { from, to },
  })
  wakeUp(DATEV_EXPORT_WORK)
  return requested
}
