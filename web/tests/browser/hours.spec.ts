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

test.group('unbilled hours', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
  })

  /** A client with a project at 95 an hour and a task. */
  async function makeProject(name: string) {
    const { _id: clientId } = await api.post<Made>('/clients', { name, ...ADDRESS })
    const project = { name: `Website ${name}`, clientId, hourlyRate: 95 }
    const { _id: projectId } = await api.post<Made>('/projects', project)
    const { task } = await api.post<{ task: Made }>('/tasks', { title: 'Entwurf', projectId })
    return { clientId, projectId, taskId: task._id }
  }

  const isBilled = async (projectId: string) => {
    const entries = await api.get<{ isBilled: boolean }[]>(`/time-entries?projectId=${projectId}`)
    return entries.map((entry) => entry.isBilled)
  }

  test(
    'row 102, row 103: tracked hours go onto an invoice and are free again when it is cancelled, in {language} at {width} px'
  )
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const { clientId, projectId, taskId } = await makeProject(`Kruse ${look.width}`)
        await signIn(visitor, account)
        await trackHours(visitor, taskId)

        await page.goto(`/projects/${projectId}/`)
        await page.getByText('237,50').waitFor()
        await visitor.button('hours:bill').waitFor()
        await visitor.checkScreen('/projects/{id}, unbilled hours')

        await page.goto(`/invoices/new?clientId=${clientId}`)
        await visitor.button('hours:add.hours', { hours: '2:30' }).click()
        const dialog = page.getByRole('dialog')
        const take = dialog.getByRole('button', { name: t('hours:dialog.take', { count: 1 }) })
        await take.waitFor()
        await dialog.getByRole('checkbox', { name: t('hours:dialog.timesheet') }).check()
        await visitor.checkScreen('/invoices/new, hours')
        await take.click()
        await visitor.isAt(/^\/invoices\/[\da-f-]{36}\/edit$/)
        await visitor.text('hours:line', { hours: '2:30' }).waitFor()
        assert.deepEqual(await isBilled(projectId), [true])
        assert.equal(await visitor.button('hours:add.hours', { hours: '2:30' }).count(), 0)
        await visitor.checkScreen('/invoices/{id}/edit, with hours')

        await visitor.button('invoicing:step.issue').click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('invoicing:step.issue'), exact: true })
          .click()
        await visitor.isAt(/^\/view\/invoices\//)
        const invoiceId = page.url().split('/').at(-1) ?? ''
        const { attachments } = await api.get<{ attachments: unknown[] }>(`/invoices/${invoiceId}`)
        assert.equal(attachments.length, 1)

        await page.goto(`/tasks?task=${taskId}`)
        await page.getByText(t('tasks:billing.billed')).waitFor()
        const edit = page.getByRole('button', { name: /^(Edit|.* bearbeiten)/ }).last()
        assert.equal(await edit.isDisabled(), true)
        await api.post(`/invoices/${invoiceId}/cancel`)
        assert.deepEqual(await isBilled(projectId), [false])
        await page.goto(`/client-history/${clientId}`)
        await page.getByText('237,50').waitFor()
        await visitor.button('clients:action.new').click()
        await page.getByRole('menuitem', { name: t('hours:bill_sum', { hours: '2:30' }) }).click()
        await visitor.button('hours:dialog.make').click()
        await visitor.isAt(/^\/invoices\/[\da-f-]{36}\/edit$/)
        await visitor.text('hours:line', { hours: '2:30' }).waitFor()

        // A line that is taken out of the draft gives its hours back.
        await page
          .getByRole('button', { name: t('documents:form.line_actions', { number: 1 }) })
          .click()
        await page.getByRole('menuitem', { name: t('documents:form.remove_line') }).click()
        await visitor.button('invoicing:form.save').click()
        await visitor.isAt(/^\/view\/invoices\//)
        assert.deepEqual(await isBilled(projectId), [false])
      })
    )

  test(
    'row 102: the rule of the company rounds what is billed until the dialog leaves it out, in {language} at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const { projectId, taskId } = await makeProject(`Runde ${look.width}`)
        await api.post('/settings', {
          preferences: { timeRounding: { mode: 'none', minutes: 15 } },
        })
        await api.post('/time-entries', { taskId, date: '2026-03-02', duration: '0:50' })
        await signIn(visitor, account)
        await page.goto('/settings?section=time')
        await page.getByRole('combobox', { name: t('hours:rule.label') }).click()
        await page.getByRole('option', { name: t('hours:rule.mode.up') }).click()
        await visitor.text('hours:rule.explained.up', { minutes: 15 }).waitFor()
        await visitor.checkScreen('/settings, time')
        await visitor.button('settings:bar.save').click()
        await visitor.text('settings:bar.saved').first().waitFor()

        await page.goto(`/projects/${projectId}/edit`)
        await visitor.text('hours:rule.explained.up', { minutes: 15 }).waitFor()
        await visitor.checkScreen('/projects/{id}/edit, rounding')
        await page.goto(`/projects/${projectId}/?tab=overview`)
        const hours = (time: string) => t('hours:hours', { hours: time })
        await page.getByText(hours('1:00')).waitFor()
        await visitor.checkScreen('/projects/{id}, rounded hours')
        await visitor.button('hours:bill').click()
        await visitor.button('hours:lines.exact').waitFor()
        await visitor.checkScreen('/projects/{id}, the dialog with rounding')
        await visitor.button('hours:lines.exact').click()
        await visitor.button('hours:lines.exact').waitFor({ state: 'detached' })
        await visitor.button('hours:dialog.make').click()
        await visitor.isAt(/^\/invoices\/[\da-f-]{36}\/edit$/)
        const [{ net } = { net: 0 }] = await api.get<{ net: number }[]>('/invoices?status=Draft')
        assert.equal(net, 78.85)
      })
    )

  test('hours without a rate get one, which the project keeps', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      const { clientId, projectId, taskId } = await makeProject('Ohne Satz')
      await api.put(`/projects/${projectId}`, { hourlyRate: null })
      await api.post('/time-entries', { taskId, date: '2026-03-02', duration: '2h' })
      await signIn(visitor, account)
      await page.goto(`/invoices/new?clientId=${clientId}`)
      await visitor.button('hours:add.without_rate', { hours: '2:00' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('hours:lines.none')).waitFor()
      await dialog.getByLabel(t('hours:rate.enter', { project: 'Website Ohne Satz' })).fill('80')
      const take = dialog.getByRole('button', { name: t('hours:dialog.take', { count: 1 }) })
      await take.waitFor()
      await visitor.checkScreen('/invoices/new, hours without a rate')
      await take.click()
      await visitor.text('hours:line', { hours: '2:00' }).waitFor()
      const { hourlyRate } = await api.get<{ hourlyRate: number }>(`/projects/${projectId}`)
      assert.equal(hourlyRate, 80)
    }))
})

/** Two and a half hours are entered by their duration. */
async function trackHours(visitor: Visitor, taskId: string) {
  const { page, t } = visitor
  await page.goto(`/tasks?task=${taskId}`)
  await visitor.button('tasks:time.add').click()
  const form = page.getByRole('region', { name: t('tasks:time.title') })
  const field = (key: string) => form.getByRole('textbox', { name: t(key) })
  await field('tasks:time.day').fill('02.03.2026')
  await field('tasks:time.duration').fill('2,5')
  await form.getByText(t('tasks:time.worked', { time: '2:30' })).waitFor()
  await visitor.checkScreen('a task, time by duration')
  await form.getByRole('button', { name: t('tasks:save') }).click()
  await form.getByText('02.03.2026', { exact: true }).waitFor()
}
