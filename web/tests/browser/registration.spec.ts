import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { SUPER_ADMIN } from './stage/kontor.js'
import { DESK_AND_PHONE } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { newAccount, signIn } from './steps/company.js'

test.group('Registration by invitation in the browser', (group) => {
  const stage = stageFor(group, { isOwn: true })

  test(
    'the operator limits registration, mails a link that approves, and its company signs in, at {width} px'
  )
    .with([...DESK_AND_PHONE])
    .run(async (_, look) => {
      const account = newAccount('Glaserei Licht')
      await stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await signIn(visitor, SUPER_ADMIN)
        await page.getByRole('link', { name: t('admin:settings.title'), exact: true }).click()
        await page.getByLabel(t('admin:settings.mode.invitation'), { exact: true }).click()
        await page.getByText(t('admin:settings.saved.invitation')).first().waitFor()
        await visitor.button('admin:settings.invite').click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('admin:settings.email'), { exact: true }).fill(account.email)
        await dialog.getByLabel(t('admin:settings.approve'), { exact: true }).click()
        await visitor.checkScreen('an invitation that is being made')
        await dialog.getByRole('button', { name: t('admin:settings.send'), exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByText(account.email).first().waitFor()
        await visitor.checkScreen('settings of the platform')
      })

      const mail = await stage.kontor.mailTo(account.email, '/signup#')
      const link = /http\S+\/signup#[\w-]{43}/.exec(mail)?.[0] ?? ''
      await stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        for (const path of ['/signup', '/register']) {
          await page.goto(path)
          await page.getByText(t('auth:registration.invitation')).waitFor()
          assert.equal(await visitor.field('auth:field.password').count(), 0)
        }
        await visitor.checkScreen('registration without an invitation')
        await page.goto(link)
        await visitor.field('auth:field.company_name').fill(account.name)
        await visitor.field('auth:field.password').fill(account.password)
        await visitor.checkScreen('registration with an invitation')
        await visitor.button('auth:signup.submit').click()
        await page.getByText(t('auth:signup.done_approved')).waitFor()
        await visitor.isAt('/login')
        await signIn(visitor, account)
        await visitor.heading('dashboard:title').waitFor()
      })
      await stage.admin.run(['admin', 'registration', 'open'])
    })
})
