import { test } from '@japa/runner'
import { today } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { CLIENT_NUMBERS } from '#modules/clients/client_numbers'
import { giveNumber, readCompanySettings } from '#modules/settings/public'

test.group('Settings', () => {
  test('a new company has the defaults', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const response = await client.get('/api/settings').bearerToken(owner.token)
    response.assertStatus(200)
    const { companyInfo, preferences, numberRanges } = response.body()
    assert.containsSubset(companyInfo, {
      companyName: company.name,
      email: company.email,
      iban: '',
      logo: '',
      country: 'DE',
    })
    assert.deepEqual(preferences, {
      language: 'en',
      showsOverdueBell: true,
      documentLanguage: 'en',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      holidayRegion: '',
      paymentTermDays: 7,
      defaultTaxRate: 19,
      invoiceIntro: '',
      invoiceFooter: '',
      invoiceClosing: '',
      paymentTerms: '',
      estimateIntro: '',
      estimateClosing: '',
      estimateFooter: '',
      templates: { invoice: 'classic', estimate: 'classic', reminder: 'classic' },
      isSmallBusiness: false,
      priceMode: 'net',
      skonto: [],
      taxRates: [19, 7, 0],
      units: ['pc', 'hr', 'day', 'month', 'flat rate', 'm', 'm²', 'km', 'kg', 'l'],
      isTermAgreed: false,
      warnsOfDefault: true,
      hasGreeting: true,
      signer: '',
      vatBasis: 'accrual',
      vatInterval: 'quarter',
      isVatExtended: false,
      prenotificationDays: 14,
      collectionLeadDays: 1,
      timeRounding: { mode: 'none', minutes: 15 },
    })
    const year = today('Europe/Berlin').slice(0, 4)
    assert.includeDeepMembers(numberRanges, [
      {
        kind: 'client',
        pattern: 'K-{####}',
        resetsYearly: false,
        next: 1,
        preview: 'K-0001',
        gaps: [],
      },
    ])
    assert.equal(numberRanges[0].preview, `RE-${year}-0001`)
  })

  test('what is left out stays, an empty text clears', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const save = (body: object) => client.post('/api/settings').bearerToken(owner.token).json(body)

    const first = await save({
      companyInfo: {
        companyName: 'Müller & Söhne',
        street: 'Hauptstraße 1',
        vatId: 'de 136 695 976',
        iban: 'DE89 3704 0044 0532 0130 00',
        bic: 'cobadeff',
        accentColor: '#1c7ed6',
      },
      preferences: { currency: 'ALL', timeZone: 'Europe/Tirane', defaultTaxRate: 8.1 },
    })
    first.assertStatus(200)
    const second = await save({
      companyInfo: { street: '', city: 'Köln' },
      preferences: { paymentTermDays: 0, invoiceFooter: 'Danke\nfür Ihren Auftrag' },
    })
    second.assertStatus(200)
    assert.containsSubset(second.body(), {
      companyInfo: {
        companyName: 'Müller & Söhne',
        street: '',
        city: 'Köln',
        vatId: 'DE136695976',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFF',
        accentColor: '#1c7ed6',
      },
      preferences: {
        currency: 'ALL',
        timeZone: 'Europe/Tirane',
        paymentTermDays: 0,
        defaultTaxRate: 8.1,
        invoiceFooter: 'Danke\nfür Ihren Auftrag',
      },
    })
    assert.deepInclude(await readCompanySettings(company), {
      defaultTaxBasisPoints: 810,
      companyName: 'Müller & Söhne',
    })
    const audited = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'settings.changed' })
    assert.lengthOf(audited, 2)
  })

  test('the usual VAT rate is that of the country, until the company chooses its own', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const rateAfter = async (body: object) => {
      const answer = await client.post('/api/settings').bearerToken(owner.token).json(body)
      answer.assertStatus(200)
      return answer.body().preferences.defaultTaxRate
    }
    const moved = (country: string) => rateAfter({ companyInfo: { country, postalCode: '' } })
    for (const [country, rate] of Object.entries({ XK: 18, CH: 8.1, AL: 20, AT: 20, DE: 19 })) {
      assert.equal(await moved(country), rate, country)
    }
    assert.equal(await moved('FR'), 19)
    await moved('DE')
    assert.equal(await rateAfter({ preferences: { defaultTaxRate: 7 } }), 7)
    assert.equal(await moved('XK'), 7)
    const both = { companyInfo: { country: 'AT' }, preferences: { defaultTaxRate: 13 } }
    assert.equal(await rateAfter(both), 13)
  })

  test('a legal form is stored by its code where the country has it, else as it was typed', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const formAfter = async (companyInfo: object) => {
      const answer = await client
        .post('/api/settings')
        .bearerToken(owner.token)
        .json({ companyInfo: { postalCode: '', ...companyInfo } })
      answer.assertStatus(200)
      return answer.body().companyInfo.legalForm
    }
    assert.equal(await formAfter({ legalForm: 'gmbh' }), 'de.gmbh')
    assert.equal(await formAfter({ legalForm: 'de.ek' }), 'de.ek')
    assert.equal(await formAfter({ country: 'XK', legalForm: 'Sh.p.k.' }), 'xk.shpk')
    assert.equal(await formAfter({ country: 'FR', legalForm: 'SARL' }), 'SARL')
  })

  test('two first changes at the same time are both kept', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const save = (companyInfo: object) =>
      client.post('/api/settings').bearerToken(owner.token).json({ companyInfo })
    const answers = await Promise.all([save({ street: 'A 1' }), save({ city: 'B' })])
    for (const answer of answers) answer.assertStatus(200)
    assert.deepInclude(await readCompanySettings(company), { street: 'A 1', city: 'B' })
  })

  test('the language switcher changes the language of its user only', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const before = (await client.get('/api/settings').bearerToken(owner.token)).body()
    const response = await client
      .post('/api/settings')
      .bearerToken(owner.token)
      .json({ preferences: { ...before.preferences, language: 'sq' } })
    response.assertStatus(200)
    assert.equal(response.body().preferences.language, 'sq')
    assert.equal((await readCompanySettings(company)).documentLanguage, 'en')
    const me = await client.get('/api/auth/me').bearerToken(owner.token)
    assert.equal(me.body().language, 'sq')
  })

  test('number ranges are redesigned, go forwards and never backwards', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const change = (range: object) =>
      client
        .post('/api/settings')
        .bearerToken(owner.token)
        .json({ numberRanges: [range] })
    const year = today('Europe/Berlin').slice(0, 4)
    const give = () => inTx(() => giveNumber(company, CLIENT_NUMBERS, `${year}-02-03`))

    const redesigned = await change({ kind: 'client', pattern: 'KD{YY}{MM}/{###}', next: 100 })
    redesigned.assertStatus(200)
    assert.equal((await give()).number, `KD${year.slice(2)}02/100`)
    const lowered = await change({ kind: 'client', next: 100 })
    lowered.assertStatus(422)
    assert.deepInclude(lowered.body().fields[0], {
      field: 'numberRanges.0.next',
      rule: 'number_goes_backwards',
    })
    const same = await change({ kind: 'client', next: 101 })
    same.assertStatus(200)

    const yearly = await change({ kind: 'client', resetsYearly: true })
    yearly.assertStatus(200)
    assert.equal((await give()).sequence, 101)
    const wrong = [
      { kind: 'client', pattern: 'K' },
      { kind: 'client', pattern: 'K-{##}-{##}' },
      { kind: 'client', pattern: 'K-{DD}-{##}' },
      { kind: 'client', pattern: 'K-{####}', resetsYearly: true },
      { kind: 'client', next: 0 },
      { kind: 'client', pattern: '<b>{##}</b>' },
    ]
    for (const range of wrong) (await change(range)).assertStatus(422)
    assert.equal((await give()).sequence, 102)
  })

  test('the tax number of a German company has 10 to 13 digits', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const save = (companyInfo: object) =>
      client.post('/api/settings').bearerToken(owner.token).json({ companyInfo })
    const refused = await save({ taxNumber: '123' })
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'companyInfo.taxNumber')
    ;(await save({ country: 'DE', taxNumber: '123' })).assertStatus(422)
    ;(await save({ taxNumber: '27/123/45678' })).assertStatus(200)
    ;(await save({ country: 'XK', taxNumber: '123' })).assertStatus(200)
  })
})
