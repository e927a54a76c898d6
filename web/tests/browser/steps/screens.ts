import type { Visitor } from '../stage/visitor.js'
import { at, dialogOf, firstOf, type Open } from './open_screen.js'

/** The screens before the sign-in: name of the picture → address. */
export const PUBLIC_SCREENS = {
  'sign-in': '/login',
  'sign-up': '/signup',
  'forgot-password': '/forgot-password',
  'device-sign-in': '/device',
}

const cancelledInvoice = firstOf('/invoices?status=Cancelled&kind=invoice', '/view/invoices/')

const clientWithMandate = firstOf(
  '/clients?search=Wellenreiter',
  '/client-history/',
  '',
  '?tab=overview'
)

/** Asks the assistant and waits until this many answers are shown. */
async function ask(visitor: Visitor, question: string, answers: number) {
  await visitor.field('assistant:ask.label').fill(question)
  await visitor.page.keyboard.press('Enter')
  await visitor.page
    .getByRole('article')
    .nth(answers - 1)
    .waitFor()
}

/** In the page: asks for codes as a terminal does. */
async function requestCode(): Promise<{ userCode: string }> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ device: 'thinkpad' })
  const answer = await fetch('/api/auth/device-codes', { method: 'POST', headers, body })
  return answer.json()
}

/** The screens of a company user. */
export const screensOfCompany: Record<string, Open> = {
  dashboard: at('/dashboard'),
  assistant: at('/ai'),
  'assistant-answer': async (visitor) => {
    await visitor.follow('/ai')
    await ask(visitor, 'Welche Rechnungen sind überfällig?', 1)
  },
  'assistant-followed': async (visitor) => {
    await visitor.follow('/ai')
    await ask(visitor, 'Wie viel ist diesen Monat eingegangen?', 1)
    await ask(visitor, 'und letzten Monat?', 2)
  },
  'assistant-model': at('/ai/model'),
  webhooks: at('/webhooks'),
  'webhook-new': at('/webhooks?new=1'),
  invoices: at('/invoices'),
  'invoice-new': at('/invoices/new'),
  invoice: firstOf('/invoices?status=Paid', '/view/invoices/'),
  'invoice-overdue': firstOf('/invoices?status=Overdue', '/view/invoices/'),
  'invoice-cancelled': cancelledInvoice,
  'invoice-corrected': async (visitor) => {
    await cancelledInvoice(visitor)
    // The cancellation document has another range of numbers.
    const link = visitor.page.locator('main a', { hasText: /^RE-/ }).first()
    await link.waitFor()
    await visitor.follow((await link.getAttribute('href')) ?? '')
  },
  payments: at('/payments'),
  'payment-new': at('/payments?new=1'),
  estimates: at('/estimates'),
  'estimate-new': at('/estimates/new'),
  estimate: firstOf('/estimates', '/view/estimates/'),
  proposals: at('/proposal'),
  proposal: firstOf('/proposal', '/view/proposals/'),
  'proposal-edit': async (visitor) => {
    await firstOf('/proposal?status=Draft', '/view/proposals/')(visitor)
    await visitor.follow(`${visitor.page.url().replace('/view/', '/')}/edit`)
  },
  orders: at('/orders'),
  order: firstOf('/orders', '/view/orders/'),
  'order-new': at('/orders/new'),
  'delivery-notes': at('/delivery-note'),
  'delivery-note': firstOf('/delivery-note', '/view/delivery-notes/'),
  'delivery-note-new': at('/delivery-note/new'),
  reminders: at('/reminders'),
  recurring: at('/recurring-invoices'),
  'recurring-new': at('/recurring-invoices/new'),
  'hourly-rates': at('/hourly-rates'),
  'hourly-rate-new': at('/hourly-rates?new=1'),
  clients: at('/clients'),
  'client-form': at('/clients?new=1'),
  client: firstOf('/clients', '/client-history/'),
  'client-ledger': firstOf('/clients', '/client-history/', '', '?tab=ledger'),
  'client-documents': firstOf('/clients', '/client-history/', '', '?tab=reminders'),
  ageing: at('/clients?tab=ageing'),
  bank: at('/bank'),
  vat: at('/vat'),
  'vat-entries': at('/vat/entries'),
  'vat-reported': async (visitor) => {
    await visitor.follow('/vat')
    const name = `${visitor.t('vat:reported.mark')}:`
    await visitor.page.getByRole('button', { name }).first().click()
    await visitor.page.getByRole('dialog').waitFor()
  },
  datev: at('/datev'),
  analytics: at('/analytics'),
  'analytics-clients': at('/analytics?tab=clients'),
  'analytics-items': at('/analytics?tab=items'),
  'analytics-receivables': at('/analytics?tab=receivables'),
  'analytics-taxes': at('/analytics?tab=taxes'),
  'analytics-expenses': at('/analytics?tab=expenses'),
  'analytics-profit': at('/analytics?tab=profit'),
  'analytics-projects': at('/analytics?tab=projects'),
  'analytics-team': at('/analytics?tab=team'),
  forecast: at('/cash-flow-forecast'),
  items: at('/items'),
  projects: at('/projects'),
  project: firstOf('/projects?search=Weinetiketten', '/projects/', '/'),
  'project-new': firstOf('/projects?search=Betreuung', '/projects/', '/'),
  'project-done': firstOf('/projects?status=done', '/projects/', '/'),
  tasks: at('/tasks'),
  'tasks-week': at('/tasks?view=week'),
  'tasks-calendar': async (visitor) => {
    const { page } = visitor
    await visitor.follow('/tasks?view=calendar')
    await page.getByRole('combobox', { name: visitor.t('time_calendar:person') }).click()
    await page.getByRole('option').first().click()
    await visitor.button('tasks:views.previous_week').click()
    // A phone shows one day: the Tuesday of that week.
    if (visitor.width < 768) {
      const days = page.getByRole('group', { name: visitor.t('tasks:views.days') })
      await days.getByRole('button').nth(1).click()
    }
    await page.locator('[data-day]').first().waitFor()
  },
  'tasks-board': at('/tasks?view=board'),
  'task-templates': at('/task-templates'),
  'task-template-new': at('/task-templates?new=1'),
  task: firstOf('/tasks', '/tasks?'),
  expenses: at('/expenses'),
  'recurring-expenses': at('/expenses/recurring'),
  'recurring-expense-new': at('/expenses/recurring?new=1'),
  'recurring-expense-past': async (visitor) => {
    await visitor.follow('/expenses/recurring?new=1')
    await visitor.field('expenses:recurring.start').fill('01.01.2026')
    await visitor.page.keyboard.press('Tab')
    await visitor.page.getByRole('checkbox').nth(1).waitFor()
  },
  vendors: at('/expenses/vendors'),
  'vendor-new': at('/expenses/vendors?new=1'),
  vendor: firstOf('/expenses/vendors?search=Harms', '/expenses/vendors?edit='),
  transfers: at('/expenses/transfers'),
  'transfer-new': at('/expenses/transfers?new=1'),
  transfer: firstOf('/expenses/transfers', '/expenses/transfers?transfer='),
  collections: at('/invoices/collections'),
  'collection-new': at('/invoices/collections?new=1'),
  collection: firstOf('/invoices/collections', '/invoices/collections?collection='),
  'collection-return': dialogOf(
    firstOf('/invoices/collections', '/invoices/collections?collection='),
    'collections:return.start'
  ),
  'client-overview': clientWithMandate,
  'mandate-new': dialogOf(clientWithMandate, 'collections:mandate.add'),
  'expense-claims': at('/expenses/claims'),
  'expense-claim': firstOf('/expenses/claims?status=submitted', '/expenses/claims?edit='),
  'expense-claim-new': at('/expenses/claims?new=1'),
  'trip-new': at('/expenses/claims?new=trip'),
  'expense-categories': at('/expense-categories'),
  'expense-category-new': at('/expense-categories?new=1'),
  assets: at('/assets'),
  'asset-new': at('/assets?new=1'),
  asset: firstOf('/assets', '/assets?edit='),
  'expense-new': at('/expenses/new'),
  'expense-triangular': async (visitor) => {
    await visitor.follow('/expenses/new')
    await visitor.page.getByText(visitor.t('expenses:form.more'), { exact: true }).click()
    await visitor.field('expenses:form.treatment').selectOption('triangular')
  },
  expense: firstOf('/expenses', '/expenses/0'),
  mails: at('/mails'),
  mail: firstOf('/mails', '/mails?mail='),
  imports: at('/imports'),
  'einvoice-read': at('/einvoices/read'),
  settings: at('/settings?section=company'),
  'settings-numbers': at('/settings?section=numbers'),
  'settings-procedures': at('/settings?section=procedures'),
  'settings-agreement': at('/settings?section=agreement'),
  'settings-number': async (visitor) => {
    await visitor.follow('/settings?section=numbers&range=invoice')
    await visitor.page.getByRole('dialog').waitFor()
  },
  'settings-colour': at('/settings?section=colour'),
  'settings-invoices': at('/settings?section=invoices'),
  'settings-estimates': at('/settings?section=estimates'),
  'settings-mail': at('/settings?section=mail'),
  employees: at('/employees'),
  'invitation-new': at('/employees?new=1'),
  employee: firstOf('/employees', '/view/employees/'),
  'employee-absences': firstOf('/employees', '/view/employees/', '', '?tab=absences'),
  'employee-terms': firstOf('/employees', '/view/employees/', '', '?tab=terms'),
  'employee-cost-new': firstOf('/employees', '/view/employees/', '', '?tab=terms&edit=cost'),
  'delete-account': at('/delete-account'),
  device: at('/device'),
  'device-question': async (visitor) => {
    const { userCode } = await visitor.page.evaluate(requestCode)
    await visitor.page.goto(`/device?code=${userCode}`)
    await visitor.button('device:code.submit').click()
    await visitor.button('device:question.allow').waitFor()
  },
  account: at('/account'),
  'account-key-new': dialogOf(at('/account'), 'settings:keys.add'),
  'account-factor': dialogOf(at('/account'), 'settings:factor.set_up'),
  'audit-log': at('/audit-log'),
  'operator-access': at('/operator-access'),
  'settings-vat': at('/settings?section=vat'),
  'settings-reminders': at('/settings?section=reminders'),
  'settings-level': async (visitor) => {
    await visitor.follow('/settings?section=reminders&level=2')
    await visitor.page.getByRole('img', { name: visitor.t('settings:reminders.preview') }).waitFor()
  },
  commands: async (visitor) => {
    await visitor.follow('/dashboard')
    await visitor.heading('dashboard:title').waitFor()
    await visitor.page.keyboard.press('Control+K')
    await visitor.page.getByRole('dialog').waitFor()
  },
}

/** The screens of the super admin. */
export const screensOfOperator: Record<string, Open> = {
  admin: at('/admin'),
  'admin-company': firstOf('/admin', '/admin/company/'),
  'admin-visit': dialogOf(
    firstOf('/admin?tab=companies&search=nordwind', '/admin/company/'),
    'admin:visit.open'
  ),
  'admin-analytics': at('/admin/analytics'),
  'admin-users': at('/admin/users'),
  'admin-user': firstOf('/admin/users?search=nordwind&role=owner', '/admin/users?'),
  'admin-settings': at('/admin/settings'),
  'admin-operations': at('/admin/operations'),
  'admin-backups': at('/admin/operations?tab=backups'),
  'admin-unsent': at('/admin/operations?tab=mails'),
  'admin-jobs': at('/admin/operations?tab=jobs'),
  // The last one: the visitor then works in the company.
  visit: async (visitor) => {
    await firstOf('/admin?tab=companies&search=nordwind', '/admin/company/')(visitor)
    await visitor.button('admin:visit.open').click()
    await visitor.field('admin:ask.reason').fill('Rechnung RE-7 wird falsch gerundet.')
    await visitor.button('admin:visit.start').click()
    // The company is shown in the language of the operator's account.
    await visitor.page.getByRole('main').waitFor()
    await visitor.page.getByText(/RE-7/).first().waitFor()
  },
}
