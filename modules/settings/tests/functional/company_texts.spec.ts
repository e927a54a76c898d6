import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { companyIn } from '#modules/settings/company_texts'
import { readCompanySettings } from '#modules/settings/queries/company_settings'

test.group('Texts of a company in several languages', () => {
  test('each is kept in its language; where one is missing, that of the company is used', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany({ language: 'de' })
    const save = (body: object) => client.post('/api/settings').bearerToken(owner.token).json(body)
    const first = await save({
      companyInfo: { registerEntry: 'Amtsgericht Hamburg, HRB 1' },
      preferences: { invoiceFooter: 'Danke', estimateIntro: 'Gern' },
      texts: { sq: { invoiceFooter: 'Faleminderit', registerEntry: 'Gjykata Hamburg, HRB 1' } },
    })
    first.assertStatus(200)
    assert.containSubset(first.body().texts, {
      de: { invoiceFooter: 'Danke', registerEntry: 'Amtsgericht Hamburg, HRB 1' },
      sq: { invoiceFooter: 'Faleminderit', registerEntry: 'Gjykata Hamburg, HRB 1' },
      en: { invoiceFooter: '', registerEntry: '' },
    })
    const said = async (language: 'de' | 'en' | 'sq') => {
      const { invoiceFooter, estimateIntro, registerEntry } = companyIn(
        language,
        await readCompanySettings(company)
      )
      return [invoiceFooter, estimateIntro, registerEntry]
    }
    assert.deepEqual(await said('sq'), ['Faleminderit', 'Gern', 'Gjykata Hamburg, HRB 1'])
    assert.deepEqual(await said('en'), ['Danke', 'Gern', 'Amtsgericht Hamburg, HRB 1'])
    assert.deepEqual(await said('de'), ['Danke', 'Gern', 'Amtsgericht Hamburg, HRB 1'])

    const second = await save({
      texts: { sq: { registerEntry: '' }, de: { estimateIntro: 'Hier' } },
    })
    assert.equal(second.body().preferences.estimateIntro, 'Hier')
    assert.deepEqual(await said('sq'), ['Faleminderit', 'Hier', 'Amtsgericht Hamburg, HRB 1'])
  })

  test('another language of the company changes which text is the fall-back and loses none', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany({ language: 'de' })
    const save = (body: object) => client.post('/api/settings').bearerToken(owner.token).json(body)
    await save({
      preferences: { invoiceFooter: 'Danke', invoiceIntro: 'Gern' },
      texts: { en: { invoiceFooter: 'Thank you' } },
    })
    const { preferences } = (await client.get('/api/settings').bearerToken(owner.token)).body()
    // Programs send back all that they have read.
    const change = { preferences: { ...preferences, documentLanguage: 'en' } }
    const saved = (await save(change)).body()
    assert.containSubset(saved, {
      preferences: { invoiceFooter: 'Thank you', invoiceIntro: 'Gern' },
      texts: { de: { invoiceFooter: 'Danke', invoiceIntro: '' }, en: { invoiceIntro: 'Gern' } },
    })
    const settings = await readCompanySettings(company)
    assert.equal(companyIn('sq', settings).invoiceFooter, 'Thank you')
    assert.equal(companyIn('de', settings).invoiceFooter, 'Danke')
    assert.equal(companyIn('de', settings).invoiceIntro, 'Gern')
  })

  test('is as long as in the settings themselves, and a stranger language is refused', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany({ language: 'de' })
    const save = (texts: object) =>
      client.post('/api/settings').bearerToken(owner.token).json({ texts })
    const long = await save({ sq: { registerEntry: 'x'.repeat(201) } })
    long.assertStatus(422)
    assert.equal(long.body().fields[0].field, 'texts.sq.registerEntry')
    const lines = await save({ en: { invoiceFooter: 'x\n'.repeat(13) } })
    lines.assertStatus(422)
    const kept = await save({ fr: { invoiceFooter: 'Merci' } })
    assert.notProperty(kept.body().texts, 'fr')
  })
})
