import { reader } from '#core/database/in_tx'
import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { RecurringProfile } from '#modules/recurring/public'
import { reachesAll, withinProjects } from '#modules/tasks/public'
import { shownPeriods } from './show_retainer.js'

/**
 * The present period of the retainer that covers a project; without one, `period` is null. Owner and members also get the
 * recurring invoice and the money (`billing`).
 * @throws 404 for a project that the caller does not reach
 */
export async function projectRetainer(viewer: CompanyContext, projectId: string) {
  const { company } = viewer
  const query = reader().from('projects').where('company_id', company.id).where('id', projectId)
  const row: { retainer_id: string | null } | null = await withinProjects(query, viewer)
    .select('retainer_id')
    .first()
  if (!row) throw notFound()
  const profile = row.retainer_id ? await RecurringProfile.one(company, row.retainer_id) : null
  if (!profile?.retainer) return { period: null, isOverageBilled: false, billing: null }
  const isDesk = reachesAll(viewer)
  const [period] = await shownPeriods(company, profile, { isExact: !isDesk })
  const isOverageBilled = profile.retainer.overage === 'billed'
  if (!period) return { period: null, isOverageBilled, billing: null }
  const { overAmount, invoice: _invoice, ...hours } = period
  const { id, name, currency } = profile
  return {
    period: hours,
    isOverageBilled,
    billing: isDesk ? { recurringInvoice: { _id: id, name }, overAmount, currency } : null,
  }
}
