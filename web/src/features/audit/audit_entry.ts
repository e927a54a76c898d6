import type { RowOf } from '#api/routes'

/** Something that happened, as the audit chain has it. */
export type AuditEntry = RowOf<'/api/audit-log'>

/** Kinds of records that can be filtered by. */
export const KINDS = [
  ...(['invoice', 'estimate', 'proposal', 'order', 'deliveryNote'] as const),
  ...(['recurring', 'reminder'] as const),
  ...(['payment', 'credit', 'bankStatement', 'bankEntry', 'client', 'statement', 'item'] as const),
  ...(['project', 'task', 'timeEntry', 'import', 'user', 'company', 'number_range'] as const),
  ...([
    'expense',
    'expenseCategory',
    'asset',
    'expenseClaim',
    'recurringExpense',
    'vat_month',
    'vat',
    'saved_view',
    'forecast',
    'plannedPayment',
    'transferOrder',
    'vendor',
    'mandate',
    'collection',
  ] as const),
]

/** Where a record is shown: its own page, else the list that it is in. */
const PAGES: Partial<Record<string, (id: string) => string>> = {
  invoice: (id) => `/view/invoices/${id}`,
  estimate: (id) => `/view/estimates/${id}`,
  proposal: (id) => `/view/proposals/${id}`,
  order: (id) => `/view/orders/${id}`,
  deliveryNote: (id) => `/view/delivery-notes/${id}`,
  recurring: (id) => `/recurring-invoices/${id}`,
  client: (id) => `/client-history/${id}`,
  project: (id) => `/projects/${id}/`,
  task: (id) => `/tasks?task=${id}`,
  item: (id) => `/items?edit=${id}`,
  expense: (id) => `/expenses/${id}`,
  expenseCategory: (id) => `/expense-categories?edit=${id}`,
  asset: (id) => `/assets?edit=${id}`,
  expenseClaim: (id) => `/expenses/claims?edit=${id}`,
  recurringExpense: (id) => `/expenses/recurring?edit=${id}`,
  vendor: (id) => `/expenses/vendors?edit=${id}`,
  plannedPayment: () => '/cash-flow-forecast',
  transferOrder: (id) => `/expenses/transfers?transfer=${id}`,
  collection: (id) => `/invoices/collections?collection=${id}`,
  reminder: () => '/reminders',
  user: (id) => `/view/employees/${id}`,
}

/** Only a record that is still there has a name, and only that is linked. */
export function pageOf({ record: { type, _id, label } }: Pick<AuditEntry, 'record'>) {
  return label === null ? undefined : PAGES[type]?.(_id)
}
