import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { parseDecimal } from '#core/money/decimal'
import { planOf } from '#core/tests/plan_of'
import { ARCHIVED } from '#modules/invoicing/archiving/less_archived'
import { momentIn } from '#modules/invoicing/invoice_status'
import type { InvoiceFilter } from '#modules/invoicing/lists/invoice_filter'
import { type FoundWords, findWords } from '#modules/invoicing/lists/invoice_search'
import { orderedInvoices } from '#modules/invoicing/lists/invoice_slice'
import { LOOSE, SUMS } from '#modules/invoicing/lists/status_sums'
import { COLUMN_SORTS } from '#modules/invoicing/validators/invoice_list'

const company = { id: newId(), timeZone: 'Europe/Berlin' }
const at = momentIn(company)

const FILTERS: Record<string, InvoiceFilter> = {
  all: {},
  paid: { status: ['Paid'] },
  overdue: { status: ['Overdue'] },
  open: { status: ['Unpaid', 'Partially Paid', 'Overdue'] },
  client: { clientId: newId() },
  search: { search: 'mull' },
  period: { from: '2026-01-01', to: '2026-03-31' },
  bell: { attention: true },
  due: { from: '2026-01-01', to: '2026-03-31', by: 'dueDate' },
  paidIn: { from: '2026-01-01', to: '2026-03-31', by: 'payment' },
  cancellations: { kind: 'cancellation' },
  amount: { totalFrom: parseDecimal('100'), totalTo: parseDecimal('200') },
  eInvoices: { eInvoice: true },
  archived: { archived: true },
  others: { archived: false },
  otherPaid: { archived: false, status: ['Paid'] },
}

function pageOf(filter: InvoiceFilter, sort: (typeof COLUMN_SORTS)[number], found: FoundWords) {
  const input = { ...filter, sort, offset: 0, limit: 50, found }
  return orderedInvoices(company, input, at).limit(50)
}

test.group('Indexes of the invoices', () => {
  test('no filter and no order reads the whole table', async ({ assert }) => {
    for (const [name, filter] of Object.entries(FILTERS)) {
      for (const sort of COLUMN_SORTS) {
        const page = pageOf(filter, sort, await findWords(company, filter.search))
        const plan: string[] = await planOf(page.select('invoices.*'))
        for (const step of plan) assert.notMatch(step, /^SCAN invoices/, `${name} by ${sort}`)
      }
    }
  })

  test('the whole list and each settled status come in the order of an index', async ({
    assert,
  }) => {
    for (const filter of [FILTERS.all, FILTERS.paid, FILTERS.others, FILTERS.otherPaid]) {
      for (const sort of COLUMN_SORTS) {
        const page = pageOf(filter, sort, await findWords(company, filter.search))
        const plan: string[] = await planOf(page.select('invoices.*'))
        assert.notInclude(plan.join('\n'), 'TEMP B-TREE', sort)
      }
    }
  })

  test('sums of the whole list and of statuses read no invoice', async ({ assert }) => {
    for (const sql of [SUMS, LOOSE]) {
      const bindings = sql === SUMS ? [at.today, at.today, company.id] : [company.id]
      const plan: string[] = await planOf({ toSQL: () => ({ sql, bindings }) })
      for (const step of plan) assert.notMatch(step, /^SCAN/, sql)
      if (sql === SUMS) assert.notInclude(plan.join('\n'), 'invoices')
    }
  })

  test('archived invoices are added up without reading the rest', async ({ assert }) => {
    const plan = await planOf({ toSQL: () => ({ sql: ARCHIVED, bindings: [company.id] }) })
    // MariaDB reads the few rows of a small company by its key.
    assert.match(plan.join('\n'), /invoices_archived|SEARCH invoices PRIMARY/)
  })
})
