import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { ADDRESS, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const OWN = {
  companyInfo: { registerEntry: 'Amtsgericht Hamburg', legalNote: 'Geschäftsführerin: A. K.' },
  preferences: { invoiceFooter: 'Danke für Ihren Auftrag' },
  texts: {
    sq: {
      registerEntry: 'Gjykata Hamburg',
      invoiceFooter: 'Faleminderit për porosinë',
    },
  },
}

test.group('Own texts on documents', (group) => {
  group.tap((each) => each.skip(!canReadPdf, 'pdftotext is not installed'))

  test('are in the language of the document, otherwise in that of the company', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    ;(await desk.post('/api/settings', OWN)).assertStatus(200)
    const clientIn = async (language: string) =>
      (await desk.post('/api/clients', { name: 'Arta', ...ADDRESS, language })).body()._id
    const textOf = async (path: string) => {
      const answer = await desk.get(path)
      answer.assertStatus(200)
      return textOfPdf(answer.body())
    }
    const albanian = { customClient: undefined, clientId: await clientIn('sq') }

    const draft = await desk.draft(albanian)
    const issued = await desk.issued(albanian)
    for (const { _id } of [draft, issued]) {
      const text = await textOf(`/api/invoices/${_id}/pdf`)
      assert.include(text, 'Faleminderit për porosinë')
      assert.include(text, 'Gjykata Hamburg')
      assert.include(text, 'Geschäftsführerin')
      assert.notMatch(text, /Danke für|Amtsgericht/)
    }
    const english = { customClient: undefined, clientId: await clientIn('en') }
    const text = await textOf(`/api/invoices/${(await desk.issued(english))._id}/pdf`)
    assert.include(text, 'Danke für Ihren Auftrag')

    const account = await textOf(`/api/clients/${albanian.clientId}/statement/pdf?currency=EUR`)
    assert.include(account, 'Faleminderit')

    const before = await textOf(`/api/invoices/${issued._id}/pdf`)
    await desk.post('/api/settings', { texts: { sq: { invoiceFooter: 'Tjetër' } } })
    assert.equal(await textOf(`/api/invoices/${issued._id}/pdf`), before)
    assert.include(await textOf(`/api/invoices/${draft._id}/pdf`), 'Tjetër')
  })

  test('terms of payment are those of the company in the language of the document', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const clientIn = async (language: string) =>
      (await desk.post('/api/clients', { name: 'Arta', ...ADDRESS, language })).body()._id
    const printed = async (clientId: string) => {
      const body = { customClient: undefined, clientId, date: '2026-11-02', dueDate: '2026-11-16' }
      const { _id } = await desk.issued(body)
      return { _id, text: textOfPdf((await desk.get(`/api/invoices/${_id}/pdf`)).body()) }
    }
    const [german, english, albanian] = [
      await clientIn('de'),
      await clientIn('en'),
      await clientIn('sq'),
    ]
    const usual = await printed(english)
    assert.include(usual.text, 'Please pay by 16.11.2026')

    const saved = await desk.post('/api/settings', {
      preferences: { paymentTerms: 'Zahlbar ohne Abzug bis {{dueDate}}.' },
      texts: { en: { paymentTerms: 'Payable in full by {{ dueDate }}.' } },
    })
    assert.equal(saved.body().texts.de.paymentTerms, 'Zahlbar ohne Abzug bis {{dueDate}}.')
    assert.include((await printed(german)).text, 'Zahlbar ohne Abzug bis 16.11.2026.')
    const { text } = await printed(english)
    assert.include(text, 'Payable in full by 16.11.2026.')
    assert.notInclude(text, 'Please pay by')
    assert.include((await printed(albanian)).text, 'Zahlbar ohne Abzug bis 16.11.2026.')
    const again = await desk.get(`/api/invoices/${usual._id}/pdf`)
    assert.equal(textOfPdf(again.body()), usual.text)
  })

  test('terms of payment with a placeholder that nothing replaces are refused at their field', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    for (const [body, field] of [
      [{ preferences: { paymentTerms: 'Bis {{date}}' } }, 'preferences.paymentTerms'],
      [{ texts: { sq: { paymentTerms: '{{dueDate+1}}' } } }, 'texts.sq.paymentTerms'],
    ] as const) {
      const refused = await desk.post('/api/settings', body)
      refused.assertStatus(422)
      assert.deepInclude(refused.body().fields[0], { field, rule: 'variable_unknown' })
    }
  })
})
