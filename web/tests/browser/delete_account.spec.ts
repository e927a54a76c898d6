import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

/** An owner reads what is kept, has all data prepared, asks for the deletion and keeps the company after all. */
async function deleteAndKeep(visitor: Visitor, account: Account) {
  const { page, t } = visitor
  await page.goto('/delete-account')
  await visitor.field('leaving:field.reason').waitFor()
  await visitor.checkScreen('deleting a company')
  await visitor.button('leaving:complete_export.make').click()
  await visitor.button('leaving:complete_export.download').waitFor({ timeout: 60_000 })
  await visitor.checkScreen('all data are ready')
  await visitor.button('leaving:company.submit').click()
  await visitor.text('leaving:field.missing').first().waitFor()
  await page
    .getByLabel(t('leaving:field.companyName', { company: account.name }))
    .fill(account.name)
  await visitor.field('leaving:field.reason').selectOption('other_product')
  await visitor.field('leaving:field.password').fill(account.password)
  await visitor.button('leaving:company.submit').click()
  await visitor.button('leaving:requested.cancel').waitFor()
  await visitor.checkScreen('a deletion that was requested')
  await visitor.field('leaving:field.password').fill(account.password)
  await visitor.button('leaving:requested.cancel').click()
  await visitor.text('leaving:requested.kept', { company: account.name }).waitFor()
  await visitor.button('leaving:company.submit').waitFor()
}

test.group('/delete-account', (group) => {
  const stage = stageFor(group)

  test('an owner requests the deletion of the company and keeps it, at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const account = await makeCompany(stage.kontor, stage.admin)
        const api = await Api.signIn(stage.kontor.url, account)
        await api.post('/expenses', {
          vendor: 'Papier Paul',
          date: '2026-11-20',
          lines: [{ category: 'goods', amount: 10, taxRate: 19 }],
        })
        await signIn(visitor, account)
        await visitor.heading('dashboard:title').waitFor()
        await deleteAndKeep(visitor, account)
      })
    )

  test('somebody who is not signed in sees what would be deleted only with the password', () =>
    stage.visit({ language: 'de', width: 1280, colorScheme: 'light' }, async (visitor) => {
      const { page } = visitor
      const account = await makeCompany(stage.kontor, stage.admin)
      await page.goto('/delete-account')
      await visitor.field('leaving:field.email').fill(account.email)
      await visitor.checkScreen('the password before a deletion')
      await visitor.field('leaving:field.password').fill('falsch')
      await visitor.button('leaving:sign_in.submit').click()
      await page.getByRole('alert').waitFor()
      await visitor.field('leaving:field.password').fill(account.password)
      await visitor.button('leaving:sign_in.submit').click()
      await visitor.text('leaving:choice.person').click()
      await visitor.text('leaving:leave.last_owner').waitFor()
      await visitor.checkScreen('the last owner stays')
    }))
})
