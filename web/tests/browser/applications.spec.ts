import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { SUPER_ADMIN } from './stage/kontor.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { applyFor, newAccount } from './steps/company.js'

test.group('The application desk in the browser', (group) => {
  const stage = stageFor(group)

  test('two applications with hints are selected and rejected with one reason, at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const one = newAccount('Bäckerei Müller')
        const other = { ...newAccount(''), name: `${one.name} GmbH` }
        for (const account of [one, other]) await applyFor(stage.kontor, account)
        await page.goto('/superadmin/login')
        await visitor.field('auth:field.email').fill(SUPER_ADMIN.email)
        await visitor.field('auth:field.password').fill(SUPER_ADMIN.password)
        await visitor.button('auth:login.submit').click()

        const row = (name: string) =>
          page.getByRole('listitem').filter({
            has: page.getByRole('checkbox', { name: t('admin:applications.tick_of', { name }) }),
          })
        await row(one.name).first().getByText(t('admin:hints.same_name')).waitFor()
        for (const { name } of [one, other]) {
          const label = t('admin:applications.tick_of', { name })
          await page.getByRole('checkbox', { name: label, exact: true }).click()
        }
        await visitor.checkScreen('applications with hints')
        const reject = { name: t('admin:step.reject'), exact: true }
        await page.getByRole('toolbar').getByRole('button', reject).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('admin:ask.reason')).fill('Kein Eintrag im Handelsregister')
        await dialog.getByRole('button', reject).click()
        await page.getByText(t('admin:bulk.reject_done', { count: 2 })).waitFor()
        await page.getByRole('toolbar').waitFor({ state: 'detached' })
        const mail = await stage.kontor.mailTo(other.email, 'Handelsregister')
        assert.match(mail, /Grund: Kein Eintrag im Handelsregister/)
      })
    )
})
