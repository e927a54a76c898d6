import type { MadeRecords } from '../../../../core/tests/made_records.js'
import type { Visitor } from '../stage/visitor.js'

const SECTIONS = ['company', 'bank', 'logo', 'localisation', 'invoices', 'numbers', 'account']

/** Every screen of a company that shows or edits what was written, forms and drawers included. */
export const addressesOfRecords = (made: MadeRecords) => [
  '/proposal',
  `/view/proposals/${made.idOf('proposal')}`,
  `/proposals/${made.idOf('proposal')}#${made.idOf('proposalKey')}`,
  '/dashboard',
  '/employee-dashboard',
  `/client-history/${made.idOf('client')}`,
  `/clients?edit=${made.idOf('client')}`,
  `/view/invoices/${made.idOf('invoice')}`,
  `/view/invoices/${made.idOf('draft')}`,
  `/invoices/${made.idOf('draft')}/edit`,
  '/invoices',
  '/invoices/new',
  '/clients',
  '/items',
  '/expenses',
  '/expenses/recurring',
  `/expenses/${made.idOf('expense')}`,
  '/projects',
  '/tasks',
  `/projects/${made.idOf('project')}/`,
  `/projects/${made.idOf('project')}/edit`,
  `/tasks?task=${made.idOf('task')}`,
  ...SECTIONS.map((section) => `/settings?section=${section}`),
]

/** A list with this number of records, 50 on a page. */
export const pagesOf = (list: string, count: number) =>
  Array.from({ length: Math.ceil(count / 50) }, (_, index) => `${list}?page=${index + 1}`)

/** A drawer comes after what is behind it. */
const OPENS_A_DRAWER = /[?&](edit|task)=/

/** Opens an address and each of its tabs; gives back all text that stood there. */
export async function readScreen(visitor: Visitor, address: string, look: () => Promise<void>) {
  const { page } = visitor
  await visitor.follow(address)
  if (OPENS_A_DRAWER.test(address)) await page.getByRole('dialog').waitFor()
  await visitor.isSettled()
  const texts = [await textOf(visitor)]
  await look()
  // A drawer covers what is behind it.
  if ((await page.getByRole('dialog').count()) > 0) return texts.join('\n')
  for (const tab of await page.getByRole('tab').all()) {
    if (!(await tab.isVisible())) continue
    await tab.click()
    await visitor.isSettled()
    texts.push(await textOf(visitor))
    await look()
  }
  return texts.join('\n')
}

const textOf = ({ page }: Visitor) => page.evaluate(() => document.body.textContent ?? '')

/** Shows what only a click shows: what the palette finds, the bell, the dialogs of an invoice, a notice. */
export async function openOverlays(visitor: Visitor, made: MadeRecords, look: () => Promise<void>) {
  const { page, t } = visitor
  await page.goto('/dashboard')
  await visitor.isSettled()
  for (const term of ['alert', 'script', '7*7']) {
    await page.keyboard.press('Control+K')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByRole('textbox').pressSequentially(term)
    await page.getByRole('dialog').getByText(term).first().waitFor()
    await look()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: t('invoicing:bell.label', { count: 1 }) }).click()
  await page.getByRole('menu').waitFor()
  await look()

  await page.goto(`/view/invoices/${made.idOf('invoice')}`)
  for (const step of ['pay', 'send_again'] as const) {
    await visitor.button(`invoicing:step.${step}`).first().click()
    await page.getByRole('dialog').waitFor()
    await visitor.isSettled()
    await look()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.goto('/tasks')
  await visitor.field('tasks:quick.label').fill('<img src=x onerror=alert(1)>')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .getByText('<img src=x')
    .first()
    .waitFor()
  await look()
}
