import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { ADDRESS, makeCompany, signIn } from './steps/company.js'
import { isFocused } from './steps/invoice.js'

interface Made {
  _id: string
}

test.group('what is missing on an invoice', (group) => {
  const stage = stageFor(group)

  test('is named before it is issued, and one click away, at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const account = await makeCompany(stage.kontor, stage.admin)
        const api = await Api.signIn(stage.kontor.url, account)
        const { page, t } = visitor
        const noStreet = { ...ADDRESS, street: '' }
        const client = await api.post<Made>('/clients', { name: 'Weiß & Söhne KG', ...noStreet })
        const lines = [{ description: 'Beratung', quantity: 1, unitPrice: 1000, taxRate: 19 }]
        const draft = await api.post<Made>('/invoices', { clientId: client._id, lines })
        await api.post('/settings', { companyInfo: { taxNumber: null } })

        await signIn(visitor, account)
        await page.goto(`/invoices/${draft._id}/edit`)
        await visitor.button('invoicing:step.issue').click()
        await visitor.text('invoicing:check.errors').waitFor()
        await visitor.checkScreen('an invoice that lacks particulars')

        await page.getByRole('link', { name: t('invoicing:mend.company') }).click()
        await isFocused(visitor.field('settings:field.taxNumber'))
        await page.keyboard.type('27/123/45678')
        await visitor.button('settings:bar.save').click()
        await visitor.button('settings:bar.save').waitFor({ state: 'hidden' })
        await page.goBack()

        await visitor.button('invoicing:step.issue').click()
        await page.getByRole('link', { name: t('invoicing:mend.client') }).click()
        await isFocused(visitor.field('clients:field.street', page.getByRole('dialog')))
        await page.keyboard.type('Lindenstraße 12')
        await visitor.button('clients:form.save').click()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })

        await page.goto(`/view/invoices/${draft._id}`)
        await visitor.button('invoicing:step.issue').first().click()
        const question = page.getByRole('dialog')
        await question.getByRole('button', { name: t('invoicing:step.issue'), exact: true }).click()
        await question.waitFor({ state: 'hidden' })
        const issued = await api.get<{ status: string }>(`/invoices/${draft._id}`)
        assert.equal(issued.status, 'Unpaid')
      })
    )
})
