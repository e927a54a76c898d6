import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import {
  GERMAN_SELLER,
  makeCompany,
  makePerson,
  makeSuperAdmin,
} from '#modules/auth/factories/company_factory'
import { confirm, send, setUpFactor } from '#modules/auth/tests/second_factor'
import { readCompanySettings } from '#modules/settings/public'
import { offeredUnits } from '#modules/settings/units/units'

test.group('Reach of settings', () => {
  test('an employee sees name, logo, language, currency and time zone, and changes the own language', async ({
    client,
    assert,
  }) => {
    const { company } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const seen = await client.get('/api/settings').bearerToken(employee.token)
    assert.deepEqual(seen.body(), {
      companyInfo: { companyName: company.name, logo: '' },
      preferences: {
        language: 'en',
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        units: offeredUnits('en'),
      },
    })
    const switched = await client
      .post('/api/settings')
      .bearerToken(employee.token)
      .json({ preferences: { language: 'de', currency: 'USD', paymentTermDays: 90 } })
    switched.assertStatus(200)
    assert.equal(switched.body().preferences.language, 'de')
    const refused = await client
      .post('/api/settings')
      .bearerToken(employee.token)
      .json({ companyInfo: { iban: 'DE89370400440532013000' } })
    refused.assertStatus(403)
    assert.equal(refused.body().error, 'Dazu haben Sie keine Berechtigung.')
    assert.deepInclude(await readCompanySettings(company), {
      currency: 'EUR',
      paymentTermDays: 7,
      iban: '',
    })
  })

  test('a member without the required second factor changes the own language and nothing of the company', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    await setUpFactor(owner)
    await confirm(owner)
    const body = { requiresSecondFactor: true }
    const rule = await send('PUT', '/api/sign-in-rules', { token: owner.token, body })
    assert.equal(rule.status, 200)

    const save = (change: object) =>
      client.post('/api/settings').bearerToken(member.token).json(change)
    const changes = [
      { companyInfo: { iban: 'DE89370400440532013000' } },
      { texts: { de: { invoiceIntro: 'Bitte neues Konto beachten' } } },
      { numberRanges: [{ kind: 'client', prefix: 'X-' }] },
    ]
    for (const change of changes) {
      const refused = await save(change)
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'second_factor_missing')
    }
    const switched = await save({ preferences: { language: 'de', paymentTermDays: 90 } })
    switched.assertStatus(200)
    assert.equal(switched.body().preferences.language, 'de')
    assert.deepInclude(await readCompanySettings(company), { paymentTermDays: 7, iban: '' })

    await setUpFactor(member)
    const saved = await save({ preferences: { paymentTermDays: 90 } })
    saved.assertStatus(200)
    assert.deepInclude(await readCompanySettings(company), { paymentTermDays: 90 })
  })

  test('people without the required second factor read what the frame shows, and all settings after setting it up', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    await setUpFactor(owner)
    await confirm(owner)
    const body = { requiresSecondFactor: true }
    await send('PUT', '/api/sign-in-rules', { token: owner.token, body })

    const read = async () => (await client.get('/api/settings').bearerToken(member.token)).body()
    const before = await read()
    assert.deepEqual(Object.keys(before.companyInfo), ['companyName', 'logo'])
    assert.deepEqual(Object.keys(before), ['companyInfo', 'preferences'])
    assert.notProperty(before.preferences, 'paymentTermDays')
    await setUpFactor(member)
    assert.properties((await read()).companyInfo, ['iban', 'taxNumber'])
  })

  test('a super admin gets the defaults of the product and an own language', async ({
    client,
    assert,
  }) => {
    const admin = await makeSuperAdmin()
    const response = await client
      .post('/api/settings')
      .bearerToken(admin.token)
      .json({ preferences: { language: 'de', currency: 'USD' } })
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      companyInfo: { companyName: '', logo: '' },
      preferences: { language: 'de', currency: 'EUR', timeZone: 'Europe/Berlin' },
    })
  })

  test('wrong details are named in the language of the caller, and nothing is saved', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const wrong = [
      ['companyInfo', { companyName: '' }, 'required'],
      ['companyInfo', { iban: 'DE89370400440532013001' }, 'iban'],
      ['companyInfo', { bic: 'X' }, 'bic'],
      ['companyInfo', { vatId: 'DE1' }, 'vatId'],
      ['companyInfo', { country: 'Deutschland' }, 'maxLength'],
      ['companyInfo', { website: 'javascript:alert(1)' }, 'url'],
      ['companyInfo', { accentColor: 'red' }, 'regex'],
      ['companyInfo', { accentColor: '#ffe066' }, 'readableOnPaper'],
      ['companyInfo', { city: 'a\u0000b' }, 'plainText'],
      ['companyInfo', { city: ['Köln'] }, 'string'],
      ['companyInfo', [], 'object'],
      ['preferences', { language: 'fr' }, 'enum'],
      ['preferences', { currency: 'EUX' }, 'currencyCode'],
      ['preferences', { timeZone: 'Mars/Olympus' }, 'timeZone'],
      ['preferences', { paymentTermDays: [14] }, 'number'],
      ['preferences', { paymentTermDays: 1.5 }, 'withoutDecimals'],
      ['preferences', { defaultTaxRate: -1 }, 'range'],
      ['numberRanges', [{ kind: 'companies' }], 'enum'],
      ['numberRanges', [{ kind: 'client' }, { kind: 'client' }], 'distinct'],
    ] as const
    for (const [part, value, rule] of wrong) {
      const response = await client
        .post('/api/settings')
        .bearerToken(owner.token)
        .json({ companyInfo: { street: 'Saved?' }, [part]: value })
      response.assertStatus(422)
      assert.equal(response.body().fields[0].rule, rule, JSON.stringify(value))
      assert.notMatch(response.body().error, /The .* field|\{\{/)
    }
    assert.equal((await readCompanySettings(company)).street, GERMAN_SELLER.street)
  })

  test('foreign and unknown fields change nothing', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const other = await makeCompany()
    const response = await client
      .post('/api/settings')
      .bearerToken(owner.token)
      .header('content-type', 'application/json')
      .json({
        companyId: other.company.id,
        isSuperAdmin: true,
        status: 'suspended',
        companyInfo: {
          companyId: other.company.id,
          logo: '../../.env',
          status: 'suspended',
          $isPersisted: false,
          street: '<script>alert(1)</script>',
        },
        preferences: { role: 'superAdmin', isActive: false, constructor: { prototype: 1 } },
      })
    response.assertStatus(200)
    assert.equal(response.body().companyInfo.logo, '')
    assert.equal(response.body().companyInfo.street, '<script>alert(1)</script>')
    assert.equal((await readCompanySettings(other.company)).street, GERMAN_SELLER.street)
    const me = await client.get('/api/auth/me').bearerToken(owner.token)
    assert.deepInclude(me.body(), { role: 'owner', companyId: company.id })
  })

  test('a suspended company reads its settings and changes nothing', async ({ client }) => {
    const { company, owner } = await makeCompany()
    await inTx(() => company.suspend())
    const read = await client.get('/api/settings').bearerToken(owner.token)
    read.assertStatus(200)
    const refused = await client.post('/api/settings').bearerToken(owner.token).json({})
    refused.assertStatus(403)
  })
})
