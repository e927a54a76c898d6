import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { LEITWEG_ID, makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'

interface Finding {
  severity: string
  field: string
  rule: string
  message: string
}

const CLIENT = {
  name: 'Stadt Kiel',
  type: 'public',
  email: 'rechnung@kiel.example',
  language: 'de',
  street: 'Fleethörn 9',
  postalCode: '24103',
  city: 'Kiel',
  country: 'DE',
}
const day = (after: number) => addDays(today('Europe/Berlin'), after)
const BODY = {
  date: day(0),
  dueDate: day(14),
  serviceDate: day(-30),
  lines: [LINE],
}

test.group('E-invoices of invoices that are not saved', () => {
  test('are checked by their rules, each finding with the field of the form', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client, { phone: '', contactPhone: '' })
    const written = await desk.post('/api/clients', { ...CLIENT, postalCode: '' })
    const body = { ...BODY, clientId: written.body()._id, buyerReference: LEITWEG_ID }
    const answer = await desk.post('/api/invoices/check', body)
    answer.assertStatus(200)
    const findings: Finding[] = answer.body().findings
    const told = findings.map(({ severity, field, rule }) => `${severity} ${field} ${rule}`)
    assert.sameMembers(told, [
      'warning companyInfo.contactPhone BR-DE-6',
      'warning client.postalCode BR-DE-9',
    ])
    for (const { rule, message } of findings) {
      if (rule.startsWith('BR-')) assert.match(message, /^E-invoice: /)
    }
  })

  test('an authority needs an electronic address only where the e-invoice finds none', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const isMissing = async (contact: object, buyerReference: string) => {
      const { _id: clientId } = (await desk.post('/api/clients', { ...CLIENT, ...contact })).body()
      const body = { ...BODY, clientId, buyerReference }
      const { findings } = (await desk.post('/api/invoices/check', body)).body()
      return findings.some(({ rule }: Finding) => rule === 'e_address_missing')
    }
    assert.isFalse(await isMissing({}, LEITWEG_ID))
    assert.isFalse(await isMissing({ email: '' }, LEITWEG_ID))
    assert.isTrue(await isMissing({ email: '' }, ''))
  })

  test('are checked by the rules of their format: businesses need less than authorities', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client, { phone: '', contactPhone: '' })
    const check = async (type: string): Promise<string[]> => {
      const written = await desk.post('/api/clients', { ...CLIENT, type })
      const answer = await desk.post('/api/invoices/check', {
        ...BODY,
        clientId: written.body()._id,
        currency: 'KWD',
      })
      answer.assertStatus(200)
      return answer.body().findings.map(({ rule }: Finding) => rule)
    }
    assert.deepEqual(await check('business'), ['exchange_rate_missing', 'BR-DEC-09'])
    assert.deepEqual(await check('person'), ['exchange_rate_missing'])
  })

  test('need no day of supply for a down payment', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const written = await desk.post('/api/clients', CLIENT)
    const check = async (stage: string): Promise<string[]> => {
      const answer = await desk.post('/api/invoices/check', {
        ...BODY,
        stage,
        serviceDate: null,
        buyerReference: LEITWEG_ID,
        clientId: written.body()._id,
      })
      return answer.body().findings.map(({ field }: Finding) => field)
    }
    assert.include(await check('final'), 'serviceDate')
    assert.notInclude(await check('downPayment'), 'serviceDate')
  })

  test('are not asked about while the invoice itself is not complete', async ({
    client,
    assert,
  }) => {
    const desk = await makeEInvoiceDesk(client)
    const written = await desk.post('/api/clients', { ...CLIENT, type: 'business' })
    const body = { ...BODY, clientId: written.body()._id, currency: 'KWD', lines: [] }
    const { findings } = (await desk.post('/api/invoices/check', body)).body()
    assert.include(
      findings.map(({ severity }: Finding) => severity),
      'error'
    )
    assert.notInclude(
      findings.map(({ rule }: Finding) => rule),
      'BR-DEC-09'
    )
  })
})
