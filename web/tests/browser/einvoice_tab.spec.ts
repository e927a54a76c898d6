import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { isFocused } from './steps/invoice.js'

const COMPANY = {
  street: 'Lindenstraße 12',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456788',
  phone: '+49 30 901820',
}
const CLIENT = {
  type: 'business',
  name: 'Bäckerei Sonnenschein KG',
  email: 'post@sonnenschein.example',
  street: 'Große Bleichen 22',
  postalCode: '20354',
  city: 'Hamburg',
  country: 'DE',
}
test.group('the e-invoice of a document', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  let clientId: string
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
    clientId = (await api.post<{ _id: string }>('/clients', CLIENT))._id
  })

  test('what is missing leads to where it is written, then the files can be had, at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await api.post('/settings', { companyInfo: { ...COMPANY, iban: '' } })
        const line = { description: 'Brot', quantity: 1, unitPrice: 100, taxRate: 19 }
        const draft = { clientId, lines: [line], buyerReference: 'Einkauf' }
        const { _id } = await api.post<{ _id: string }>('/invoices', draft)
        const tab = `/view/invoices/${_id}?tab=einvoice`

        await signIn(visitor, account)
        await page.goto(tab)
        await visitor.text('invoicing:einvoice.draft').waitFor()
        assert.equal(await visitor.text('invoicing:einvoice.invalid').count(), 1)
        await visitor.checkScreen('the e-invoice of a draft')
        const mend = page.getByRole('link', { name: t('invoicing:mend.bank') })
        await mend.first().click()
        await visitor.heading('settings:section.bank').waitFor()
        await isFocused(visitor.field('settings:field.iban'))

        await api.post('/settings', { companyInfo: { iban: 'DE75512108001245126199' } })
        await api.post(`/invoices/${_id}/issue`)
        await page.goto(tab)
        await visitor.button('invoicing:einvoice.download.xrechnung').waitFor()
        assert.equal(await visitor.text('invoicing:einvoice.valid').count(), 1)
        await visitor.checkScreen('a valid e-invoice')
        for (const [profile, name] of [
          ['en16931', /\.pdf$/],
          ['xrechnung', /-xrechnung\.xml$/],
        ] as const) {
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            visitor.button(`invoicing:einvoice.download.${profile}`).click(),
          ])
          assert.match(download.suggestedFilename(), name)
        }
      })
    )
})
