import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { makePerson } from '#modules/auth/factories/company_factory'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const ZONE = 'Europe/Berlin'
/** A day of last month, and the month itself. */
const DAY = addDays(`${today(ZONE).slice(0, 7)}-01`, -3)
const MONTH = DAY.slice(0, 7)
const MONTHS = '/api/reports/vat/months'

type Desk = Awaited<ReturnType<typeof makeDesk>>

const report = (desk: Desk, months = [MONTH]) => desk.post(MONTHS, { months, confirmed: true })

const auditOf = async ({ company }: Desk, action: string) =>
  reader().from('audit_log').where({ company_id: company.id, action })

test.group('Months whose VAT was reported', () => {
  test('the owner marks months that are over and takes a mark back, each in the audit log', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const marked = await report(desk)
    marked.assertStatus(201)
    assert.containSubset(marked.body(), [{ month: MONTH, reportedBy: { name: 'Test owner' } }])
    assert.lengthOf((await report(desk)).body(), 1)
    const present = await report(desk, [today(ZONE).slice(0, 7)])
    assert.deepEqual([present.status(), present.body().code], [422, 'month_not_over'])

    assert.equal((await desk.remove(`${MONTHS}/${MONTH}`)).status(), 200)
    assert.deepEqual((await desk.get(MONTHS)).body(), [])
    assert.equal((await desk.remove(`${MONTHS}/${MONTH}`)).status(), 404)
    for (const action of ['vat.month_reported', 'vat.month_reopened']) {
      const [entry, ...others] = await auditOf(desk, action)
      assert.deepEqual([entry?.subject_id, others.length], [MONTH, 0])
    }
  })

  test('members see the months and do not mark them', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { token } = await makePerson(desk.company.id, 'member')
    await report(desk)
    const seen = await client.get(MONTHS).bearerToken(token)
    assert.lengthOf(seen.body(), 1)
    ;(
      await client
        .post(MONTHS)
        .bearerToken(token)
        .json({ months: [MONTH], confirmed: true })
    ).assertStatus(403)
    ;(await client.delete(`${MONTHS}/${MONTH}`).bearerToken(token)).assertStatus(403)
  })

  test('an invoice dated in one is issued only when somebody acknowledges it', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await report(desk)
    const { _id, lines } = await desk.draft({ date: DAY })
    const body = { lines: [LINE], date: DAY, customClient: { name: 'Anna' } }
    const { findings } = (await desk.post('/api/invoices/check', body)).body()
    assert.containSubset(findings, [
      { severity: 'warning', rule: 'month_reported', needsAcknowledgement: true },
    ])

    const asked = await desk.post(`/api/invoices/${_id}/issue`)
    assert.deepEqual([asked.status(), asked.body().code], [409, 'needs_acknowledgement'])
    assert.containSubset(asked.body().fields, [{ field: 'date', rule: 'month_reported' }])
    assert.match(asked.body().fields[0].message, /VAT for \w+ \d{4} has already been reported/)
    assert.equal((await desk.get(`/api/invoices/${_id}`)).body().status, 'Draft')

    const acknowledged = ['month_reported']
    const issued = await desk.post(`/api/invoices/${_id}/issue`, { acknowledged })
    issued.assertStatus(200)
    const [entry] = await auditOf(desk, 'invoice.doubts_acknowledged')
    assert.equal(entry.subject_id, _id)
    assert.include(entry.details, 'month_reported')
    assert.lengthOf(lines, 1)
  })

  test('a service in one is worth a look, and an invoice of the present month is issued', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await report(desk)
    const body = { lines: [LINE], serviceDate: DAY, customClient: { name: 'Anna' } }
    const { findings } = (await desk.post('/api/invoices/check', body)).body()
    assert.containSubset(findings, [
      { rule: 'supply_month_reported', field: 'serviceDate', needsAcknowledgement: false },
    ])
    assert.equal((await desk.issued({ serviceDate: DAY })).status, 'Unpaid')
    assert.lengthOf(await auditOf(desk, 'invoice.doubts_acknowledged'), 0)
  })

  test('a credit note dated in one asks too, and an invoice in one is not voided', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id, lines } = await desk.issued({ date: DAY })
    await report(desk)
    const path = `/api/invoices/${_id}/credit-notes`
    const credit = { date: DAY, lines: [{ lineId: lines[0]._id, quantity: 0.5 }] }
    const preview = await desk.post(`${path}/preview`, credit)
    assert.containSubset(preview.body().doubts, [{ rule: 'month_reported' }])
    const asked = await desk.post(path, credit)
    assert.deepEqual([asked.status(), asked.body().code], [409, 'needs_acknowledgement'])
    ;(await desk.post(path, { ...credit, date: null })).assertStatus(201)
    const acknowledged = ['month_reported']
    ;(await desk.post(path, { ...credit, acknowledged })).assertStatus(201)
    assert.lengthOf(await auditOf(desk, 'invoice.doubts_acknowledged'), 1)

    const other = await makeDesk(client)
    const invoice = await other.issued({ date: DAY })
    await report(other)
    const refused = await other.post(`/api/invoices/${invoice._id}/void`)
    assert.deepEqual([refused.status(), refused.body().code], [409, 'void_in_reported_month'])
  })

  test('nothing is marked without a confirmation', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    for (const more of [{}, { confirmed: false }]) {
      const refused = await desk.post(MONTHS, { months: [MONTH], ...more })
      refused.assertStatus(422)
      assert.containSubset(refused.body(), {
        code: 'report_unconfirmed',
        fields: [{ field: 'confirmed' }],
      })
    }
    assert.deepEqual((await desk.get(MONTHS)).body(), [])
  })
})
