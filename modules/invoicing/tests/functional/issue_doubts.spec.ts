import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { ADDRESS, GERMAN_BUYER, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const present = today('Europe/Berlin')
const after = (days: number) => addDays(present, days)

type Desk = Awaited<ReturnType<typeof makeDesk>>

interface Finding {
  severity: string
  field: string
  rule: string
  message: string
  needsAcknowledgement: boolean
}

async function findings(desk: Desk, body: object = {}): Promise<Finding[]> {
  const answer = await desk.post('/api/invoices/check', {
    customClient: GERMAN_BUYER,
    lines: [LINE],
    ...body,
  })
  answer.assertStatus(200)
  return answer.body().findings
}

const rules = async (desk: Desk, body: object = {}) =>
  (await findings(desk, body)).map(({ field, rule }) => `${field} ${rule}`)

test.group('Doubts before an invoice is issued', () => {
  test('a due date that has passed', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const doubt = 'dueDate due_date_past'
    assert.include(await rules(desk, { date: after(-20), dueDate: after(-1) }), doubt)
    assert.notInclude(await rules(desk, { date: after(-20), dueDate: present }), doubt)
  })

  test('a date before the last number, in the same count of numbers', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const doubt = 'date date_before_last_number'
    assert.notInclude(await rules(desk, { date: '2026-03-01' }), doubt)
    const { number } = await desk.issued({ date: '2026-03-02' })
    await desk.draft({ date: '2026-04-02' })
    assert.include(await rules(desk, { date: '2026-03-01' }), doubt)
    assert.notInclude(await rules(desk, { date: '2026-03-02' }), doubt)
    assert.notInclude(await rules(desk, { date: '2025-12-31' }), doubt)
    const found = await findings(desk, { date: '2026-03-01' })
    const { message } = found.find(({ rule }) => rule === 'date_before_last_number')!
    assert.include(message, `Invoice ${number} already has the date 02.03.2026.`)

    const onward = { kind: 'invoice', pattern: 'R{####}', resetsYearly: false }
    ;(await desk.post('/api/settings', { numberRanges: [onward] })).assertStatus(200)
    assert.include(await rules(desk, { date: '2025-12-31' }), doubt)
  })

  test('a discount for paying early that ends after the due date', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const doubt = 'skonto skonto_after_due'
    const terms = (days: number, due: number) =>
      rules(desk, { date: present, dueDate: after(due), skonto: [{ days, percent: 2 }] })
    assert.include(await terms(10, 7), doubt)
    assert.notInclude(await terms(7, 7), doubt)
  })

  test('a VAT rate that the country does not have, or did not have at the date of supply', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const doubt = 'lines.0.taxRate tax_rate_unknown'
    const at = (taxRate: number, serviceDate = present) =>
      rules(desk, { serviceDate, lines: [{ ...LINE, taxRate }] })
    assert.include(await at(18), doubt)
    assert.include(await at(16), doubt)
    assert.include(await at(19, '2020-08-01'), doubt)
    for (const known of [at(19), at(7), at(16, '2020-12-31')]) assert.notInclude(await known, doubt)
    const free = { ...LINE, taxRate: 0, taxCategory: 'E' }
    assert.notInclude(await rules(desk, { lines: [free] }), doubt)

    await desk.post('/api/settings', { companyInfo: { country: 'XK' } })
    assert.notInclude(await at(18), doubt)
    assert.include(await at(19), doubt)
    // Of other countries we know no rates.
    await desk.post('/api/settings', { companyInfo: { country: 'SE' } })
    assert.notInclude(await at(25), doubt)
  })

  test('a GmbH is asked for its register and managing directors, a sole trader for neither', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const told = async (companyInfo: object) => {
      await desk.post('/api/settings', { companyInfo })
      const found = await rules(desk, {})
      return found.filter((rule) => /registerEntry|legalNote/.test(rule))
    }
    assert.deepEqual(await told({ legalForm: 'de.sole' }), [])
    assert.deepEqual(await told({ legalForm: 'de.gmbh' }), [
      'companyInfo.registerEntry register_entry_missing',
      'companyInfo.legalNote directors_missing',
    ])
    const both = 'AG Berlin HRB 1, Geschäftsführerin: Arta Krasniqi'
    assert.deepEqual(await told({ registerEntry: both }), [])
    assert.deepEqual(await told({ legalForm: 'de.ek', registerEntry: 'AG Berlin HRA 1' }), [])
  })

  test('a supply within the EU to a country outside it is issued only when acknowledged', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })
    const lines = [{ ...LINE, taxRate: 0, taxCategory: 'K' }]
    const to = (country: string, vatId: string) => ({
      customClient: { name: 'Goods Ltd', ...ADDRESS, postalCode: '', country, vatId },
      lines,
    })
    const doubt = 'lines intra_community_outside_eu'
    const swiss = to('CH', 'CHE123456788')
    assert.include(await rules(desk, swiss), doubt)
    assert.include(await rules(desk, to('DE', 'DE136695976')), doubt)
    assert.notInclude(await rules(desk, to('AT', 'ATU12345675')), doubt)
    assert.notInclude(await rules(desk, to('GB', 'XI123456789')), doubt)

    const { _id } = await desk.draft(swiss)
    const asked = await desk.post(`/api/invoices/${_id}/issue`)
    assert.deepEqual([asked.status(), asked.body().code], [409, 'needs_acknowledgement'])
    const other = { acknowledged: ['month_reported'] }
    assert.equal((await desk.post(`/api/invoices/${_id}/issue`, other)).status(), 409)
    const body = { acknowledged: ['intra_community_outside_eu'] }
    ;(await desk.post(`/api/invoices/${_id}/issue`, body)).assertStatus(200)
    const audited = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id, action: 'invoice.doubts_acknowledged' })
    assert.lengthOf(audited, 1)
  })

  test('a supply within the EU to a client without a VAT id is not issued', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })
    const lines = [{ ...LINE, taxRate: 0, taxCategory: 'K' }]
    const customClient = { name: 'Goods GmbH', ...ADDRESS, country: 'AT', postalCode: '1010' }
    const found = await findings(desk, { customClient, lines })
    assert.containSubset(found, [
      { severity: 'error', field: 'customClient.vatId', rule: 'vat_id_of_client_missing' },
    ])
  })

  test('VAT charged to a client who usually owes it is issued only when acknowledged', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const made = await desk.post('/api/clients', {
      name: 'Wiener GmbH',
      type: 'business',
      country: 'AT',
      vatId: 'ATU12345675',
      street: 'Ring 1',
      postalCode: '1010',
      city: 'Wien',
    })
    made.assertStatus(201)
    const { _id: clientId, version } = made.body()
    const doubt = 'lines tax_charged_wrongly'
    const toClient = { clientId, customClient: null }
    assert.include(await rules(desk, toClient), doubt)

    const { _id } = await desk.draft(toClient)
    const refused = await desk.post(`/api/invoices/${_id}/issue`, {})
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'needs_acknowledgement' })
    const acknowledged = ['tax_charged_wrongly']
    ;(await desk.post(`/api/invoices/${_id}/issue`, { acknowledged })).assertStatus(200)

    // The client's own setting takes precedence over its country.
    const set = { version, taxTreatment: 'domestic' }
    ;(await desk.put(`/api/clients/${clientId}`, set)).assertStatus(200)
    assert.notInclude(await rules(desk, toClient), doubt)
  })

  test('a client with the VAT id of the company itself', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })
    const rulesFor = async (vatId: string) => {
      const customClient = { name: 'Anna Muster', ...ADDRESS, vatId }
      const answer = await desk.post('/api/invoices/check', { customClient, lines: [LINE] })
      return answer.body().findings.map(({ rule }: { rule: string }) => rule)
    }
    assert.include(await rulesFor('DE136695976'), 'vat_id_own')
    assert.notInclude(await rulesFor('DE123456788'), 'vat_id_own')
  })
})
