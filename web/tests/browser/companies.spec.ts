import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { type Stage, stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, fillSignIn, makeCompany } from './steps/company.js'

/** The link of an invitation to a person with an account. */
async function invite({ kontor }: Stage, host: Account, { email }: Account) {
  const api = await Api.signIn(kontor.url, host)
  await api.post('/employees/invitations', { email, name: 'Eingeladen', role: 'member' })
  const [link] = (await kontor.mailTo(email, '/register')).match(/https?:\/\/\S+/) ?? []
  assert(link, 'The invitation has no link')
  return link
}

const switcher = ({ page, t }: Visitor, { name }: Account) =>
  page.getByRole('button', { name: `${name}: ${t('shell:top_bar.switch_company')}`, exact: true })

test.group('Several companies', (group) => {
  const stage = stageFor(group)

  test(
    'an invited person accepts with the account and switches, and the other tab follows, at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const own = await makeCompany(stage.kontor, stage.admin)
        const host = await makeCompany(stage.kontor, stage.admin, 'Glaserei Licht')
        await page.goto(await invite(stage, host, own))
        await page.getByRole('link', { name: t('auth:login.submit'), exact: true }).click()
        await fillSignIn(visitor, own)
        await visitor.button('auth:register.accept').waitFor()
        await visitor.checkScreen('an invitation to an account')

        const otherTab = await page.context().newPage()
        await otherTab.goto('/clients')
        await otherTab.getByText(own.name, { exact: true }).first().waitFor()
        await visitor.button('auth:register.accept').click()
        await switcher(visitor, host).waitFor()
        await otherTab.waitForURL('**/dashboard')
        await otherTab.getByText(host.name, { exact: true }).first().waitFor()
        await otherTab.close()

        await switcher(visitor, host).click()
        await page.getByRole('menuitemradio', { name: own.name, exact: true }).waitFor()
        await visitor.checkScreen('the companies of a person')
        await page.getByRole('menuitemradio', { name: own.name, exact: true }).click()
        await switcher(visitor, own).waitFor()
        await visitor.isAt('/dashboard')
      })
    )
})
