import { test } from '@japa/runner'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { makeCompany, signIn } from './steps/company.js'

const REASON = 'Die Rechnung RE-2026-0711 ist seit 60 Tagen offen.'

test.group('Row 126: a suspension in the browser', (group) => {
  const stage = stageFor(group)

  test(
    'an open page shows the reason as soon as the operator suspends the company, until it is reactivated, at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit({ ...look, language: 'de' }, async (visitor) => {
        const { page, t } = visitor
        const company = await makeCompany(stage.kontor, stage.admin, 'Bäckerei Süß')
        await signIn(visitor, company)
        await visitor.heading('dashboard:title').waitFor()
        const note = page.getByRole('region', { name: t('suspension:label'), exact: true })
        await stage.admin.run(['admin', 'suspend', company.email, '--reason', REASON])
        await note.getByText(REASON).waitFor()
        await page.goto('/invoices')
        await note.getByText(REASON).waitFor()
        await visitor.checkScreen('the invoices of a suspended company')
        await stage.admin.run(['admin', 'reactivate', company.email])
        await note.waitFor({ state: 'detached' })
      })
    )
})
