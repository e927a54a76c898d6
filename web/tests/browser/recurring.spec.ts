import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { today } from '#core/clock'
import { Api } from './stage/api.js'
import { SUPER_ADMIN } from './stage/kontor.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, ADDRESS, fillSignIn, makeCompany, signIn } from './steps/company.js'

const LINE = { description: 'Hosting {{monthYear}}', quantity: 1, unitPrice: 100, taxRate: 19 }

test.group('recurring invoices', (group) => {
  const stage = stageFor(group)
  let account: Account
  let made: string
  let stopped: string
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    const api = await Api.signIn(stage.kontor.url, account)
    const { _id: clientId } = await api.post<{ _id: string }>('/clients', {
      name: 'Bäckerei Wolf',
      ...ADDRESS,
    })
    const write = (body: object) => api.post<{ _id: string }>('/recurring-invoices', body)
    const common = {
      invoice: { clientId, lines: [LINE] },
      schedule: { startOn: today('Europe/Berlin'), every: 1, unit: 'month', on: 'lastDay' },
      servicePeriod: 'month',
    }
    made = (await write({ ...common, name: 'Hosting Bäckerei Wolf' }))._id
    await api.post(`/recurring-invoices/${made}/run`)
    await api.post(`/recurring-invoices/${made}/skip`)
    stopped = (await write({ ...common, name: 'Wartung', endsAfter: 3 }))._id
    await api.post(`/recurring-invoices/${stopped}/pause`)
  })

  test('one is written, seen in the list, paused and gone on with, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        await page.goto('/recurring-invoices')
        await page.getByText('Hosting Bäckerei Wolf').first().waitFor()
        await visitor.checkScreen('/recurring-invoices')
        await page.goto('/recurring-invoices/new')
        await write(visitor, `Abo ${look.language}`)
        await visitor.checkScreen('/recurring-invoices/new, filled')
        await visitor.button('recurring:form.save').click()
        await visitor.isAt(/^\/recurring-invoices\/[\da-f-]{36}$/)
        await visitor.heading('recurring:view.dates').waitFor()
        await visitor.checkScreen('/recurring-invoices/{id}')
        assert.equal(await page.getByText(/^Hosting (\S+) \d{4}$/).count(), 12)

        await visitor.button('common:detail.more').click()
        await page.getByRole('menuitem', { name: visitor.t('recurring:step.pause') }).click()
        await visitor.text('recurring:status.paused').waitFor()
        await visitor.button('recurring:step.resume').click()
        await visitor.text('recurring:status.active').waitFor()
      })
    )

  test(
    'its history, its form and its questions obey the rules of screens, in {language} at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        await page.goto(`/recurring-invoices/${made}`)
        await visitor.text('recurring:run.skipped').waitFor()
        await visitor.checkScreen('/recurring-invoices/{id}, history')
        await visitor.button('recurring:step.run').click()
        await page.getByRole('dialog').waitFor()
        await visitor.checkScreen('/recurring-invoices/{id}, question')
        await page.goto(`/recurring-invoices/${stopped}/edit`)
        await visitor.field('recurring:form.name').waitFor()
        assert.equal(await visitor.field('recurring:form.ends_after').inputValue(), '3')
        await visitor.checkScreen('/recurring-invoices/{id}/edit')
      })
    )

  test('a super admin sees them with their company, in {language} at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        await page.goto('/superadmin/login')
        await fillSignIn(visitor, SUPER_ADMIN)
        await visitor.isAt('/admin')
        await page.goto('/recurring-invoices')
        await page.getByText('Wartung', { exact: true }).first().waitFor()
        await visitor.checkScreen('/recurring-invoices, super admin')
        await page.goto(`/recurring-invoices/${stopped}`)
        await visitor.button('recurring:step.resume').click()
        await visitor.text('recurring:status.active').waitFor()
        await visitor.button('common:detail.more').click()
        await page.getByRole('menuitem', { name: visitor.t('recurring:step.pause') }).click()
        await visitor.text('recurring:status.paused').waitFor()
        await page.goto(`/recurring-invoices/${stopped}/edit`)
        await visitor.field('recurring:form.name').waitFor()
        await visitor.checkScreen('/recurring-invoices/{id}/edit, super admin')
        await page.goto('/recurring-invoices/new')
        await visitor.field('recurring:list.company').click()
        await page.getByRole('option', { name: account.name }).click()
        await visitor.field('recurring:list.client').click()
        await page.getByRole('option', { name: /Bäckerei Wolf/ }).waitFor()
        await visitor.checkScreen('/recurring-invoices/new, super admin')
      })
    )
})

/** Fills the form for a client of the list, twice a month. */
async function write(visitor: Visitor, name: string) {
  const { page, t } = visitor
  await visitor.field('recurring:form.name').fill(name)
  await visitor.field('documents:form.client').click()
  await page.getByRole('option', { name: /Bäckerei Wolf/ }).click()
  await page.getByRole('combobox', { name: t('recurring:form.on'), exact: true }).click()
  await page.getByRole('option', { name: t('recurring:on.twoDays') }).click()
  const line = page.getByRole('listitem', { name: t('documents:form.line', { number: 1 }) })
  await visitor.field('documents:form.description', line).fill('Hosting {{monthYear}}')
  await visitor.field('documents:form.price', line).fill('100')
  await page
    .getByText(/^Hosting \S+ \d{4}$/)
    .first()
    .waitFor()
}
