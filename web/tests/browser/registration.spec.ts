import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { SUPER_ADMIN } from './stage/kontor.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { applyFor, fillSignIn, newAccount, signIn } from './steps/company.js'

const QUESTION = 'Welche Arbeiten bieten Sie an?'
const ANSWER = 'Anstriche in Neubau und Altbau.'

test.group('Registration and questions to applicants in the browser', (group) => {
  const stage = stageFor(group, { isOwn: true })

  test(
    'the operator limits registration, mails a link that approves, and its company signs in, at {width} px'
  )
    .with(looksFrom('phone'))
    .run(async (_, look) => {
      const account = newAccount('Glaserei Licht')
      await stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await signIn(visitor, SUPER_ADMIN)
        const settings = { name: t('admin:settings.title'), exact: true }
        if (look.width < 768) await visitor.button('admin:further').click()
        await page
          .getByRole('link', settings)
          .or(page.getByRole('menuitem', settings))
          .filter({ visible: true })
          .click()
        await page.getByLabel(t('admin:settings.mode.invitation'), { exact: true }).click()
        await page.getByText(t('admin:settings.saved.invitation')).first().waitFor()
        await visitor.button('admin:settings.invite').click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('admin:settings.email'), { exact: true }).fill(account.email)
        await dialog.getByLabel(t('admin:settings.approve'), { exact: true }).click()
        await visitor.checkScreen('an invitation that is being made')
        await dialog.getByRole('button', { name: t('admin:settings.send'), exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('listitem').getByText(account.email).waitFor()
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

  test(
    'the operator asks an applicant something, who answers behind the link of the mail, at {width} px'
  )
    .with(looksFrom('desk'))
    .run(async (_, look) => {
      const account = newAccount('Malerei Grün')
      await applyFor(stage.kontor, account)
      await stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await signIn(visitor, SUPER_ADMIN)
        const label = t('admin:applications.ask_of', { name: account.name })
        await page.getByRole('button', { name: label, exact: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('admin:question.label'), { exact: true }).fill(QUESTION)
        await visitor.checkScreen('a question to an applicant')
        await dialog.getByRole('button', { name: t('admin:question.send'), exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByText(t('admin:question.asked_on')).first().waitFor()
      })

      const mail = await stage.kontor.mailTo(account.email, QUESTION)
      const link = /http\S+\/question\/[\w-]+#[\w-]{43}/.exec(mail)?.[0] ?? ''
      await stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await fillSignIn(visitor, account)
        await page.getByRole('alert').getByText(QUESTION).waitFor()
        await page.goto(link)
        await page.getByText(QUESTION).waitFor()
        await visitor.button('auth:question.submit').click()
        await page.getByText(t('auth:question.missing')).waitFor()
        await visitor.field('auth:question.answer').fill(ANSWER)
        await visitor.checkScreen('the answer of an applicant')
        await visitor.button('auth:question.submit').click()
        await page.getByText(t('auth:question.done')).waitFor()
        await page.goto('/login')
        await page.goto(link)
        await page.getByRole('alert').waitFor()
      })

      await stage.kontor.mailTo(SUPER_ADMIN.email, ANSWER)
      await stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await signIn(visitor, SUPER_ADMIN)
        await page.getByText(t('admin:question.answered_on')).first().waitFor()
        await visitor.checkScreen('an application with an answer')
        // Hints of other applications may link to this company too; its own row is the last one.
        await page.getByRole('link', { name: account.name, exact: true }).last().click()
        await page.getByRole('blockquote').getByText(ANSWER).waitFor()
        await visitor.field('admin:notes.text').fill('Rief an und fragte nach.')
        await visitor.button('admin:notes.add').click()
        await page.getByRole('listitem').getByText('Rief an und fragte nach.').waitFor()
        assert.equal(await visitor.field('admin:notes.text').inputValue(), '')
        await visitor.checkScreen('a company with an answer and a note')
      })
      assert.match(await stage.admin.run(['admin', 'show', account.email]), /Neubau und Altbau/)
    })
})
