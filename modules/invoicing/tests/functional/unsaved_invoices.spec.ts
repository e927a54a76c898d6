import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const BODY = {
  date: '2026-11-02',
  dueDate: '2026-11-16',
  serviceDate: '2026-10-01',
  customClient: { name: 'Grünewald AG', street: 'Hafen 1', city: 'Kiel', country: 'DE' },
  discountPercent: 10,
  skonto: [{ days: 7, percent: 3 }],
  lines: [{ kind: 'heading', description: 'Gestaltung' }, LINE],
}

interface Finding {
  severity: string
  field: string
  rule: string
  message: string
}

test.group('Invoices that are not saved', () => {
  test('are drawn as they will be drawn when they are', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const drawn = await desk.post('/api/invoices/picture', BODY)
    drawn.assertStatus(200)
    assert.include(drawn.header('content-type'), 'image/svg+xml')
    assert.lengthOf((await desk.get('/api/invoices')).body(), 0)

    const { _id } = await desk.draft(BODY)
    const saved = await desk.get(`/api/invoices/${_id}/picture`)
    const textOf = (picture: typeof saved) => picture.text() ?? picture.body().toString()
    assert.equal(textOf(drawn), textOf(saved))
  })

  test('are checked by the rules of issuing, field by field', async ({ client, assert }) => {
    const desk = await makeDesk(client, { language: 'en' })
    const lines = [LINE, { ...LINE, taxRate: 0, taxCategory: 'AE' }]
    const body = { date: '2026-11-02', dueDate: '2026-11-01', lines }
    const { findings } = (await desk.post('/api/invoices/check', body)).body()
    const errors = findings.filter(({ severity }: Finding) => severity === 'error')

    const { _id } = (await desk.post('/api/invoices', body)).body()
    const refused = await desk.post(`/api/invoices/${_id}/issue`)
    refused.assertStatus(422)
    assert.deepEqual(
      errors.map(({ field, rule, message }: Finding) => ({ field, rule, message })),
      refused.body().fields
    )
    assert.includeMembers(
      errors.map(({ field }: Finding) => field),
      ['clientId', 'dueDate', 'companyInfo.vatId']
    )
  })

  test('with a mistyped year raise a doubt before they are frozen', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const dayAfter = (days: number) => addDays(today('Europe/Berlin'), days)
    const doubtsAt = async (date: string) => {
      const { findings } = (await desk.post('/api/invoices/check', { ...BODY, date })).body()
      return findings.flatMap(({ field, rule }: Finding) => (field === 'date' ? [rule] : []))
    }
    assert.deepEqual(await doubtsAt(dayAfter(0)), [])
    assert.deepEqual(await doubtsAt(dayAfter(-400)), [])
    assert.deepEqual(await doubtsAt(dayAfter(1)), ['date_to_come'])
    assert.deepEqual(await doubtsAt('2199-12-31'), ['date_to_come'])
    assert.deepEqual(await doubtsAt('1926-11-23'), ['date_long_past'])
  })

  test('that could be issued list their doubts', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const authority = await desk.post('/api/clients', {
      name: 'Stadt Kiel',
      type: 'public',
      ...ADDRESS,
      country: 'DE',
    })
    const { clientId, ...body } = { ...BODY, clientId: authority.body()._id, customClient: null }
    const check = async (more: object = {}) => {
      const answer = await desk.post('/api/invoices/check', { ...body, clientId, ...more })
      answer.assertStatus(200)
      return answer.body().findings.map(({ severity, field }: Finding) => `${severity} ${field}`)
    }
    assert.includeMembers(await check(), ['warning buyerReference', 'warning client.eAddress'])
    assert.notInclude(
      await check({ buyerReference: '04011000-1234512345-06' }),
      'warning buyerReference'
    )
    assert.include(await check({ serviceDate: null }), 'warning serviceDate')
    assert.isTrue((await check()).every((finding: string) => finding.startsWith('warning')))
  })

  test('know no client of another company', async ({ client }) => {
    const desk = await makeDesk(client)
    const other = await makeDesk(client)
    const { _id } = (await other.post('/api/clients', { name: 'Secret' })).body()
    for (const path of ['picture', 'check']) {
      const answer = await desk.post(`/api/invoices/${path}`, { clientId: _id, lines: [LINE] })
      answer.assertStatus(422)
    }
  })
})
