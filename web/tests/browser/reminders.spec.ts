import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, ADDRESS, makeCompany, signIn } from './steps/company.js'

interface Made {
  _id: string
}

const daysAgo = (days: number) => addDays(today('Europe/Berlin'), -days)

/** All levels charge interest. */
async function chargeInterest(api: Api) {
  const { levels } = await api.get<{ levels: object[] }>('/reminders/rules')
  await api.put('/reminders/rules', {
    levels: levels.map((level) => ({ ...level, currency: undefined, chargesInterest: true })),
  })
}

/** Three clients with an overdue invoice each: one has paid a part, one has no address. */
async function makeDebts(api: Api) {
  await chargeInterest(api)
  const invoices: string[] = []
  for (const [name, email] of [
    ['Kaufhaus Grünewald AG', 'jana@gruenewald.example'],
    ['Weiß & Söhne KG', 'post@weiss.example'],
    ['Bäckerei Müller', ''],
  ]) {
    const client = await api.post<Made>('/clients', { name, email, type: 'business', ...ADDRESS })
    const { _id } = await api.post<Made>('/invoices', {
      clientId: client._id,
      date: daysAgo(40),
      dueDate: daysAgo(10),
      isDueAgreed: true,
      lines: [{ description: 'Beratung', quantity: 1, unitPrice: 1000, taxRate: 19 }],
    })
    await api.post(`/invoices/${_id}/issue`)
    invoices.push(_id)
  }
  await api.post(`/invoices/${invoices[0]}/payments`, { amount: 500, date: daysAgo(4) })
  return invoices
}

/** From the invoices to the dunning desk; one letter is looked at and sent. */
async function sendFromDesk(visitor: Visitor) {
  const { page, t } = visitor
  await page.goto('/invoices')
  await page.getByRole('link', { name: t('invoicing:list.reminders_due', { count: 3 }) }).click()
  await visitor.heading('reminders:page.title').waitFor()
  await page.getByText('Kaufhaus Grünewald AG').first().waitFor()
  await visitor.checkScreen('dunning desk')
}

async function lookAtInvoice(visitor: Visitor, invoice: string) {
  const { page, t } = visitor
  await page.goto(`/view/invoices/${invoice}`)
  await page
    .getByRole('status')
    .getByRole('link', { name: t('invoicing:reminders.preview') })
    .click()
  await visitor.field('invoicing:reminders.promised_on').waitFor()
  const periods = page.getByRole('table', { name: t('reminders:periods.title') })
  assert.equal(await periods.getByRole('row').count(), 3)
  await visitor.checkScreen('reminders of an invoice')
  await visitor.button('invoicing:reminders.preview').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('img').last().waitFor()
  await visitor.checkScreen('preview of a reminder')
  await drawer.getByRole('button', { name: t('invoicing:reminders.send'), exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^MA-\d{4}-0001$/ }).waitFor()

  await visitor.field('invoicing:reminders.stop_reason').fill('Reklamation')
  await visitor.button('invoicing:reminders.stop').click()
  await visitor.button('invoicing:reminders.resume').waitFor()
  await visitor.checkScreen('an invoice that was reminded of')
}

test.group('reminding', (group) => {
  const stage = stageFor(group)

  test('what is due is looked at, sent and held back, in {language} at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account: Account = await makeCompany(stage.kontor, stage.admin)
        const api = await Api.signIn(stage.kontor.url, account)
        const [invoice = ''] = await makeDebts(api)
        await signIn(visitor, account)

        await sendFromDesk(visitor)
        await lookAtInvoice(visitor, invoice)
        await page.goto('/reminders?tab=sent')
        await page
          .getByText(/MA-\d{4}-0001/)
          .first()
          .waitFor()
        await visitor.checkScreen('reminders that were made')
        const mails = await api.get<{ sentAt: string | null }[]>('/reminders')
        assert.deepEqual(
          mails.map(({ sentAt }) => sentAt !== null),
          [true]
        )

        await page.goto('/settings?section=reminders')
        await visitor.button('settings:reminders.add_rate').waitFor()
        await visitor.checkScreen('settings of reminders')
        await page.getByRole('row').getByRole('link').last().click()
        const letter = page.getByRole('img', { name: t('settings:reminders.preview') })
        await letter.waitFor()
        await visitor.checkScreen('a level of reminders with its letter')
        await visitor.field('settings:field.fee').fill('7')
        await page.keyboard.press('Escape')
        const question = page.getByRole('dialog', { name: t('settings:drawer.discard_title') })
        await question.waitFor()
        await visitor.checkScreen('the question about unsaved changes')
        await page.keyboard.press('Escape')
        await question.waitFor({ state: 'hidden' })
        await letter.waitFor()
      })
    )
})
