import { moneyNumber } from '#core/money/minor'
import {
  daysOverdue,
  type InvoiceRow,
  isOverdue,
  type Moment,
  openAmount,
} from '#modules/invoicing/public'
import type { BudgetWarning, readDueTasks } from '#modules/tasks/public'
import type { FilingDue, LimitWarning } from '#modules/vat/public'

/** An invoice that is overdue or due soon. `open` is in major units of `currency`. */
export function transformDueInvoice(invoice: InvoiceRow, at: Moment) {
  return {
    kind: 'invoice' as const,
    _id: invoice.id,
    number: invoice.number,
    clientName: invoice.client_name,
    dueDate: invoice.due_on,
    isOverdue: isOverdue(invoice, at),
    daysOverdue: daysOverdue(invoice, at),
    open: moneyNumber(openAmount(invoice), invoice.currency),
    currency: invoice.currency,
  }
}

/** A task that is late or due soon. */
export const transformDueTask = (
  task: Awaited<ReturnType<typeof readDueTasks>>[number],
  at: Moment
) => ({
  kind: 'task' as const,
  _id: task._id,
  title: task.title,
  project: task.project,
  assignees: task.assignees,
  dueDate: task.dueDate,
  isOverdue: task.dueDate !== null && task.dueDate < at.today,
})

/** An advance VAT return that is due. */
export const transformDueReturn = ({ from, to, dueOn, isOverdue }: FilingDue) => ({
  kind: 'vatReturn' as const,
  _id: from,
  from,
  to,
  dueDate: dueOn,
  isOverdue,
})

/** A limit of a small business (§ 19 UStG) that is near, or passed. Amounts in euros, whose limits they are. */
export const transformLimit = ({ rule, year, amount, limit, isPassed }: LimitWarning) => ({
  kind: 'vatLimit' as const,
  _id: rule,
  rule,
  year,
  amount: moneyNumber(amount, LIMIT_CURRENCY),
  limit: moneyNumber(limit, LIMIT_CURRENCY),
  currency: LIMIT_CURRENCY,
  dueDate: null,
  isOverdue: isPassed,
})

/** A budget of a project that is used up, or nearly. */
export const transformBudgetWarning = ({ projectId, projectName, percent }: BudgetWarning) => ({
  kind: 'budget' as const,
  _id: projectId,
  projectName,
  percent,
  dueDate: null,
  isOverdue: percent >= 100,
})

const LIMIT_CURRENCY = 'EUR'
