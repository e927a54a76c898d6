import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { ADDRESS, makeCompany, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'
import { drawSignature } from './steps/signature.js'

interface Made {
  _id: string
}

const LINES = [
  { description: 'Eichenbohlen, gehobelt', quantity: 10, unit: 'Stk', unitPrice: 48, taxRate: 19 },
  { description: 'Schrauben', quantity: 4, unit: 'Pkg', unitPrice: 9.5, taxRate: 19 },
]

/** An accepted estimate of a client. */
async function makeOrder(api: Api) {
  const { _id: clientId } = await api.post<Made>('/clients', {
    name: 'Zimmerei Weiß & Söhne KG',
    ...ADDRESS,
  })
  const { _id } = await api.post<Made>('/estimates', { clientId, lines: LINES })
  await api.post(`/estimates/${_id}/issue`)
  await api.post(`/estimates/${_id}/accept`, { name: 'Jana Weiß' })
  return _id
}

/** From the estimate to an issued note that brings a part. */
async function deliverPart(visitor: Visitor, estimate: string) {
  const { page, t } = visitor
  await page.goto(`/view/estimates/${estimate}`)
  await visitor.button('common:detail.more').click()
  await page.getByRole('menuitem', { name: t('estimates:step.deliver') }).click()
  await visitor.heading('deliveries:form.edit').waitFor()
  await visitor.checkScreen('a delivery note that is written')
  await page.getByLabel(t('deliveries:form.quantity'), { exact: true }).first().fill('6')
  await visitor.button('deliveries:form.save').click()
  await visitor.button('deliveries:step.issue').click()
  await page
    .getByText(/LS-\d{4}-0001/)
    .first()
    .waitFor()
  await page.getByText(t('deliveries:rest.open')).waitFor()
  await visitor.checkScreen('an issued delivery note')
  return page.url().split('/').at(-1) ?? ''
}

test.group('delivering', (group) => {
  const stage = stageFor(group)

  test('row 65: a part of an estimate is delivered, the rest follows, both are invoiced', () =>
    stage.visit({ language: 'de', width: 1280, colorScheme: 'light' }, async (visitor) => {
      const { page, t } = visitor
      const account = await makeCompany(stage.kontor, stage.admin)
      const api = await Api.signIn(stage.kontor.url, account)
      const estimate = await makeOrder(api)
      await signIn(visitor, account)
      await visitor.heading('dashboard:title').waitFor()

      await deliverPart(visitor, estimate)
      await visitor.button('common:detail.more').click()
      await page.getByRole('menuitem', { name: t('deliveries:step.rest') }).click()
      await visitor.heading('deliveries:form.edit').waitFor()
      await visitor.button('deliveries:form.save').click()
      await visitor.button('deliveries:step.issue').click()
      await page
        .getByText(/LS-\d{4}-0002/)
        .first()
        .waitFor()

      await page.goto('/delivery-note')
      await page.getByRole('link', { name: /LS-\d{4}-0002/ }).waitFor()
      await visitor.checkScreen('delivery notes')
      await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click()
      await page.getByRole('button', { name: t('deliveries:list.bill') }).click()
      await page.waitForURL(/\/invoices\/[^/]+\/edit$/)
      const notes = await api.get<{ status: string }[]>('/delivery-notes')
      assert.deepEqual(
        notes.map(({ status }) => status),
        ['Invoiced', 'Invoiced']
      )
    }))

  test('row 66: an employee lets a note be signed on a phone and sees no price', () =>
    stage.visit({ language: 'en', width: 390, colorScheme: 'dark' }, async (visitor) => {
      const { page, t } = visitor
      const account = await makeCompany(stage.kontor, stage.admin)
      const employee = await inviteEmployee(stage.kontor, account)
      const api = await Api.signIn(stage.kontor.url, account)
      const estimate = await makeOrder(api)
      const people = await api.get<{ _id: string; name: string }[]>('/people')
      const assigneeId = people.find(({ name }) => name === employee.name)?._id
      const { _id } = await api.post<Made>(`/estimates/${estimate}/delivery-note`)
      await api.put(`/delivery-notes/${_id}/assignee`, { assigneeId })
      await api.post(`/delivery-notes/${_id}/issue`)

      await signIn(visitor, employee)
      await visitor.heading('dashboard:title').waitFor()
      await page.goto('/delivery-note')
      await page.getByRole('link', { name: /LS-\d{4}-0001/ }).waitFor()
      await visitor.checkScreen('delivery notes of an employee')
      await page.getByRole('link', { name: /LS-\d{4}-0001/ }).click()
      await visitor.button('deliveries:step.sign').waitFor()
      await visitor.checkScreen('a delivery note of an employee')
      await visitor.button('deliveries:step.sign').click()
      await page.getByLabel(t('deliveries:sign.name')).fill('Jana Weiß')
      await drawSignature(visitor, 'deliveries:sign.signature')
      await visitor.checkScreen('signing')
      await visitor.button('deliveries:sign.sign').click()
      await page.getByRole('img', { name: /Jana Weiß/ }).waitFor()
      await page.getByText(t('deliveries:status.Signed'), { exact: true }).first().waitFor()
      await visitor.checkScreen('a signed delivery note')
      assert.doesNotMatch((await page.textContent('body')) ?? '', /48[.,]00|518|616/)

      await page.goto('/delivery-note/new')
      await visitor.heading('deliveries:form.new').waitFor()
      await page.getByLabel(t('deliveries:form.client')).waitFor()
      assert.equal(await page.getByLabel(t('documents:form.price')).count(), 0)
      await visitor.checkScreen('a new delivery note of an employee')
    }))
})
