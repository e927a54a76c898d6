import { keptUntilChange } from '#core/audit/kept_until_change'
import { FieldError, forbidden } from '#core/errors/app_error'
import type { CompanyContext, Role } from '#core/http/caller'
import type { ReportInput } from '#modules/analytics/validators/report'
import { momentIn, SETTLEMENT_ACTIONS } from '#modules/invoicing/public'
import { readTimeMark } from '#modules/tasks/public'
import { clientsTab } from './clients_tab.js'
import { expensesTab } from './expenses_tab.js'
import { itemsTab } from './items_tab.js'
import { profitTab } from './profit_tab.js'
import { projectsTab } from './projects_tab.js'
import { receivablesTab } from './receivables_tab.js'
import type { Frame, Report, Tab } from './report.js'
import { revenueTab } from './revenue_tab.js'
import { periodBefore, stepOf } from './steps.js'
import { taxesTab } from './taxes_tab.js'
import { teamTab } from './team_tab.js'

const READERS: Record<Tab, (frame: Frame) => Promise<Report>> = {
  revenue: revenueTab,
  clients: clientsTab,
  items: itemsTab,
  receivables: receivablesTab,
  taxes: taxesTab,
  expenses: expensesTab,
  profit: profitTab,
  projects: projectsTab,
  team: teamTab,
}

/** Sales by item are the same whether or not they are paid. */
const UNAFFECTED_BY: Partial<Record<Tab, ReadonlySet<string>>> = { items: SETTLEMENT_ACTIONS }

function assertSeesTab(role: Role, tab: Tab) {
  if (tab === 'team' && role !== 'owner') throw forbidden()
  if (tab === 'projects' && role === 'adviser') throw forbidden()
}

/**
 * A tab of the analytics with the frame it is about; computed again when the company changes something.
 * @throws 403 for the team's hours to anyone but the owner, and for those of projects to tax advisers;
 *   422 `period_reversed`
 */
export async function readReport(
  { caller, company }: Pick<CompanyContext, 'caller' | 'company'>,
  tab: Tab,
  { from, to, compare = 'none', basis = 'invoiced', currency = company.currency }: ReportInput
): Promise<{ frame: Frame; report: Report }> {
  assertSeesTab(caller.role, tab)
  if (from > to) throw new FieldError('to', 'analytics.period_reversed')
  const period = { from, to }
  const at = momentIn(company)
  const before = periodBefore(period, compare)
  const seesCosts = caller.role === 'owner'
  const frame: Frame = {
    company,
    period,
    before,
    basis,
    currency,
    at,
    seesCosts,
    step: stepOf(period),
  }
  // Time alone makes invoices overdue, so what is kept holds for a minute at most.
  const key = [
    'analytics',
    tab,
    from,
    to,
    compare,
    basis,
    currency,
    at.today,
    seesCosts,
    Math.floor(at.now / 60_000),
    await readTimeMark(company),
  ]
  const compute = () => READERS[tab](frame)
  const report = await keptUntilChange(company.id, key.join(' '), compute, UNAFFECTED_BY[tab])
  return { frame, report }
}
