import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, ADDRESS, makeCompany, signIn } from './steps/company.js'
import { fromMenu } from './steps/document_menu.js'

interface Made {
  _id: string
}
interface Invoice extends Made {
  number: string
  total: number
}

const LINES = [
  { description: 'Küche nach Maß', quantity: 1, unit: 'Stk.', unitPrice: 9800, taxRate: 19 },
  { description: 'Fachbuch\nmit Pflegehinweisen', quantity: 3, unitPrice: 35, taxRate: 7 },
]

/** An estimate that the client has accepted by telephone. */
async function makeOrder(api: Api) {
  const client = await api.post<Made>('/clients', { name: 'Kaufhaus Grünewald AG', ...ADDRESS })
  const { _id } = await api.post<Made>('/estimates', { clientId: client._id, lines: LINES })
  await api.post(`/estimates/${_id}/issue`)
  await api.post(`/estimates/${_id}/accept`, { name: 'Jana Grünewald' })
  return _id
}

const idOf = (visitor: Visitor) => /[0-9a-f-]{36}/.exec(visitor.page.url())?.[0] ?? ''

/** From the estimate to the issued down payment. */
async function askInAdvance(visitor: Visitor, estimate: string) {
  const { page, t } = visitor
  await page.goto(`/view/estimates/${estimate}`)
  await fromMenu(visitor, 'estimates:step.advance')
  await visitor.field('offers:advance.percent').fill('40')
  await visitor.checkScreen('how much in advance')
  await visitor.button('estimates:advance.make').click()
  await visitor.isAt(/^\/invoices\/.*\/edit$/)
  await visitor.heading('invoicing:form.edit').waitFor()
  await visitor.checkScreen('the draft of a down payment')
  await issue(visitor)
  await page.goto('/invoices')
  await page.getByText(t('invoicing:title.downPayment'), { exact: true }).first().waitFor()
  await visitor.checkScreen('the list with a down payment')
}

/** From the down payment to the final invoice. @returns its id */
async function finish(visitor: Visitor, estimate: string) {
  const { page } = visitor
  await page.goto(`/view/estimates/${estimate}`)
  await visitor.checkScreen('an estimate with a down payment')
  await visitor.button('estimates:step.convert_final').click()
  await visitor.isAt(/^\/invoices\/.*\/edit$/)
  // The remaining amount is named beside the down payments and in the totals.
  await visitor.text('invoicing:form.sum_remaining').last().waitFor()
  await visitor.checkScreen('the draft of a final invoice')
  return issue(visitor)
}

/** Issues the draft that is open. */
async function issue(visitor: Visitor) {
  const { page, t } = visitor
  await visitor.button('invoicing:step.issue').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('invoicing:step.issue'), exact: true })
    .click()
  await visitor.isAt(/^\/view\/invoices\//)
  await visitor.isSettled()
  return idOf(visitor)
}

/** One of the books comes back. @returns the id of the credit note */
async function giveBack(visitor: Visitor, invoice: string) {
  const { page, t } = visitor
  await page.goto(`/invoices/${invoice}/credit`)
  await visitor.field('documents:form.quantity').last().fill('1')
  await visitor.field('invoicing:credit.reason').fill('Ein Buch kam zurück.')
  await page.getByRole('complementary').getByRole('img').last().waitFor()
  await visitor.checkScreen('what is given back')
  await visitor.button('invoicing:credit.issue').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('invoicing:credit.issue'), exact: true })
    .click()
  await visitor.isAt(/^\/view\/invoices\//)
  await page.getByRole('heading', { name: /RK-\d{4}-0001/ }).waitFor()
  await visitor.checkScreen('a credit note')
  return idOf(visitor)
}

test.group('down payments, final invoices and credit notes', (group) => {
  const stage = stageFor(group)

  test('from the estimate to the credit note, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const account: Account = await makeCompany(stage.kontor, stage.admin)
        const api = await Api.signIn(stage.kontor.url, account)
        const estimate = await makeOrder(api)
        await signIn(visitor, account)

        await askInAdvance(visitor, estimate)
        const final = await finish(visitor, estimate)
        await visitor.page.goto(`/view/invoices/${final}?tab=lines`)
        await visitor.checkScreen('a final invoice')
        const note = await giveBack(visitor, final)

        const { total } = await api.get<Invoice>(`/invoices/${final}`)
        assert.equal(total, Math.round((11_662 + 112.35) * 60) / 100)
        assert.equal((await api.get<Invoice>(`/invoices/${note}`)).total, -37.45)
      })
    )
    .timeout(120_000)
})
