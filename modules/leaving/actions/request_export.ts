import { currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { wakeUp } from '#core/due_work/wake_up'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { CompanyExport, EXPORT_KEPT_FOR, EXPORT_WORK } from '#modules/leaving/models/company_export'
import { lockCompany } from '#modules/leaving/queries/lock_company'

/**
 * Has everything that Kontor has of a company put into one file. While one is being made, it is the answer again.
 * Only inside inTx.
 */
export async function requestExport(company: CompanyReference): Promise<CompanyExport> {
  await lockCompany(company.id)
  const open = await reader()
    .from('company_exports')
    .where('company_id', company.id)
    .whereIn('state', ['waiting', 'running'])
    .first()
  const running = open && (await CompanyExport.one(company, open.id))
  if (running) return running

  const requested = CompanyExport.for(company)
  await requested
    .merge({
      state: 'waiting',
      done: 0,
      total: 0,
      bytes: 0,
      requestedBy: currentActor().userId,
      createdAt: now(),
      expiresAt: now() + EXPORT_KEPT_FOR,
    })
    .save()
  await audit({
    companyId: company.id,
    action: 'company.export_requested',
    subject: { type: 'company', id: company.id },
    security: { userId: currentActor().userId },
  })
  wakeUp(EXPORT_WORK)
  return requested
}
