import { keptUntilChange } from '#core/audit/kept_until_change'
import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  transformBudgetWarning,
  transformDueInvoice,
  transformDueReturn,
  transformDueTask,
  transformLimit,
} from '#modules/analytics/transformers/attention_transformer'
import { listInvoices, type Moment, SETTLEMENT_ACTIONS } from '#modules/invoicing/public'
import { readBudgetWarnings, readDueTasks } from '#modules/tasks/public'
import { filingDue, limitWarnings } from '#modules/vat/public'

type Viewer = Parameters<typeof readDueTasks>[0] & { company: CompanyScope }

const MOST_OF_EACH = 20
/** The due-soon window of the bell (specification, section 9). */
const DUE_SOON_DAYS = 3

/** Invoices for which the bell rings, tasks and a VAT return that are due soon, limits of VAT, and budgets that run out, the most urgent first. */
export function readAttention(viewer: Viewer, at: Moment) {
  // Time alone makes an invoice overdue, so what is kept holds for a minute at most.
  const key = `attention ${at.today} ${Math.floor(at.now / 60_000)}`
  return keptUntilChange(viewer.company.id, key, () => findUrgent(viewer, at))
}

async function findUrgent(viewer: Viewer, at: Moment) {
  const [invoices, tasks, filing, limits, budgets] = await Promise.all([
    listInvoices(
      viewer.company,
      { attention: true, sort: 'dueDate', order: 'asc', page: 1, pageSize: MOST_OF_EACH },
      at
    ),
    readDueTasks(viewer, { until: addDays(at.today, DUE_SOON_DAYS), most: MOST_OF_EACH }),
    filingDue(viewer.company, at.today),
    limitWarnings(viewer.company, at.today),
    readBudgetWarnings(viewer.company, SETTLEMENT_ACTIONS),
  ])
  const urgent = [
    ...invoices.map((invoice) => transformDueInvoice(invoice, at)),
    ...tasks.map((task) => transformDueTask(task, at)),
    ...(filing ? [transformDueReturn(filing)] : []),
    ...limits.map(transformLimit),
    ...budgets.map(transformBudgetWarning),
  ]
  return urgent.sort((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1))
}
