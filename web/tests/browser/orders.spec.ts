import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, ADDRESS, makeCompany, signIn } from './steps/company.js'

interface Made {
  _id: string
}

const LINES = [
  { description: 'Eichentisch, geölt', quantity: 2, unit: 'Stk', unitPrice: 480, taxRate: 19 },
]

/** An accepted estimate, and the link to the portal of its client. */
async function makeSale(api: Api) {
  const client = await api.post<Made>('/clients', { name: 'Zimmerei Weiß KG', ...ADDRESS })
  const { _id } = await api.post<Made>('/estimates', { clientId: client._id, lines: LINES })
  await api.post(`/estimates/${_id}/issue`)
  await api.post(`/estimates/${_id}/accept`, { name: 'Jana Weiß' })
  const { url } = await api.post<{ url: string }>(`/clients/${client._id}/ledger-links`)
  return { estimate: _id, portal: url }
}

/** A step of the strip, which keeps what does not fit in its menu. */
async function takeStep({ page, t }: Visitor, step: Parameters<Visitor['t']>[0]) {
  const more = page.getByRole('button', { name: t('common:detail.more'), exact: true })
  await more.waitFor()
  const button = page.getByRole('button', { name: t(step), exact: true })
  if (await button.isVisible()) return button.click()
  await more.click()
  await page.getByRole('menuitem', { name: t(step), exact: true }).click()
}

/** From the accepted estimate to the issued order confirmation. */
async function confirmOrder(visitor: Visitor, estimate: string) {
  const { page } = visitor
  await page.goto(`/view/estimates/${estimate}`)
  await takeStep(visitor, 'estimates:step.confirm')
  await visitor.heading('orders:form.edit').waitFor()
  await visitor.checkScreen('an order confirmation that is written')
  await visitor.field('orders:form.order_number').fill('B-77')
  await visitor.button('orders:form.save').click()
  await page.waitForURL(/\/view\/orders\//)
  await takeStep(visitor, 'orders:step.issue')
  await page.getByRole('heading', { name: /AB-\d{4}-0001/ }).waitFor()
  await visitor.checkScreen('an issued order confirmation')
  return page.url()
}

/** From the order confirmation to its issued delivery note. */
async function deliver(visitor: Visitor) {
  const { page } = visitor
  await takeStep(visitor, 'orders:step.deliver')
  await visitor.heading('deliveries:form.edit').waitFor()
  await visitor.button('deliveries:form.save').click()
  await visitor.button('deliveries:step.issue').click()
  await page.getByRole('heading', { name: /LS-\d{4}-0001/ }).waitFor()
}

/** From the order confirmation to the draft of its invoice, which names both numbers of the order. */
async function invoice(visitor: Visitor, order: string, api: Api) {
  const { page } = visitor
  await page.goto(order)
  await takeStep(visitor, 'orders:step.bill')
  await page.waitForURL(/\/invoices\/[^/]+\/edit$/)
  const [draft] = await api.get<{ _id: string; total: number }[]>('/invoices?status=Draft')
  assert.equal(draft?.total, 1142.4)
  const { orderNumber, lines } = await api.get<{
    orderNumber: string
    lines: { description: string }[]
  }>(`/invoices/${draft?._id}`)
  assert.equal(orderNumber, 'B-77')
  assert.match(lines[0]?.description ?? '', /^Auftragsbestätigung AB-\d{4}-0001/)
}

test.group('order confirmations', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  group.each.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
  })

  test('an accepted estimate is confirmed, delivered and invoiced, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        const { estimate, portal } = await makeSale(api)
        await signIn(visitor, account)
        const order = await confirmOrder(visitor, estimate)
        await deliver(visitor)

        await page.goto(portal)
        await page.getByRole('heading', { name: visitor.t('ledger:portal.orders') }).waitFor()
        await page.getByText(/Auftragsbestätigung AB-\d{4}-0001/).waitFor()
        await visitor.checkScreen('the portal with an order confirmation')
        const loading = page.waitForEvent('download')
        await page.getByRole('button', { name: /AB-\d{4}-0001/ }).click()
        assert.match((await loading).suggestedFilename(), /AB-\d{4}-0001\.pdf$/)

        await invoice(visitor, order, api)
        await page.goto('/orders')
        await page.getByRole('link', { name: /AB-\d{4}-0001/ }).waitFor()
        await visitor.checkScreen('order confirmations')
      })
    )
})
