import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { openBody } from '#core/mail/secret_body'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { hasUblSchema, schemaErrors } from '#modules/einvoices/tests/support/xsd'
import { CREDITOR_ID, DEBTOR_IBAN, makeDebitDesk } from '../debit_desk.js'

/** A Saturday. */
const NOW = Date.UTC(2026, 10, 28, 9)
/** Fourteen days later is a Saturday too. */
const COLLECTED_ON = '2026-12-14'

test.group('Row 163: invoices that are collected', (group) => {
  group.each.setup(() => setClock(() => NOW))

  test('an invoice to a client with a mandate is due on the day of its collection', async ({
    client,
    assert,
  }) => {
    const desk = await makeDebitDesk(client)
    const invoice = await desk.collected({ date: '2026-11-27', dueDate: '2026-12-01' })
    assert.containSubset(invoice, {
      dueDate: COLLECTED_ON,
      mandateId: desk.mandate._id,
      directDebit: { mandate: desk.mandate.reference, collectOn: COLLECTED_ON, isInFile: false },
    })
    const later = await desk.collected({ dueDate: '2027-01-04' })
    assert.equal(later.directDebit.collectOn, '2027-01-04')
  })

  test('the days of notice are those of the settings', async ({ client, assert }) => {
    const desk = await makeDebitDesk(client)
    await desk.post('/api/settings', { preferences: { prenotificationDays: 5 } })
    const invoice = await desk.collected({ dueDate: '2026-11-28' })
    assert.equal(invoice.directDebit.collectOn, '2026-12-03')
  })

  test('a draft takes the usual mandate, another one or none, and follows its client', async ({
    client,
    assert,
  }) => {
    const desk = await makeDebitDesk(client)
    const once = await desk.sign({ kind: 'oneOff' })
    const draft = await desk.draft(desk.ofClient)
    assert.equal(draft.mandateId, desk.mandate._id)
    const path = `/api/invoices/${draft._id}`
    const other = await desk.put(path, { mandateId: once._id })
    assert.equal(other.body().mandateId, once._id)
    const none = await desk.put(path, { mandateId: null })
    assert.isNull(none.body().mandateId)
    const moved = await desk.put(path, { clientId: null, customClient: { name: 'Laufkunde' } })
    assert.isNull(moved.body().mandateId)
    const back = await desk.put(path, desk.ofClient)
    assert.equal(back.body().mandateId, desk.mandate._id)
    const francs = await desk.draft({ ...desk.ofClient, currency: 'CHF' })
    assert.isNull(francs.mandateId)
  })

  test('a mandate of another client or company is unknown', async ({ client, assert }) => {
    const desk = await makeDebitDesk(client)
    const other = (await desk.post('/api/clients', { name: 'Andere' })).body()
    const theirs = await desk.sign({}, other._id)
    const stranger = await makeDebitDesk(client)
    for (const mandateId of [theirs._id, stranger.mandate._id, 'x']) {
      const refused = await desk.post('/api/invoices', { ...desk.ofClient, mandateId })
      refused.assertStatus(422)
      assert.containSubset(refused.body(), {
        code: 'mandate_unknown',
        fields: [{ field: 'mandateId' }],
      })
    }
  })

  test('an invoice is not issued by a mandate that was revoked, in another currency or without a creditor', async ({
    client,
    assert,
  }) => {
    const desk = await makeDebitDesk(client)
    const draft = await desk.draft({ ...desk.ofClient, currency: 'CHF', exchangeRate: 1 })
    await desk.put(`/api/invoices/${draft._id}`, { mandateId: desk.mandate._id })
    await desk.post(`/api/mandates/${desk.mandate._id}/revoke`)
    await desk.post('/api/settings', { companyInfo: { creditorId: '' } })
    const refused = await desk.post(`/api/invoices/${draft._id}/issue`)
    refused.assertStatus(422)
    assert.includeMembers(
      refused.body().fields.map(({ rule }: { rule: string }) => rule),
      ['mandate_unusable', 'mandate_needs_euros', 'creditor_id_missing']
    )
  })

  test('the PDF announces the collection and asks for nothing', async ({ client, assert }) => {
    const desk = await makeDebitDesk(client)
    const { _id } = await desk.collected({ skonto: [{ days: 7, percent: 3 }] })
    const pdf = await desk.get(`/api/invoices/${_id}/pdf`)
    const text = textOfPdf(pdf.body()).replace(/\s+/g, ' ')
    assert.include(text, 'Wird eingezogen am 14.12.2026')
    assert.include(
      text,
      `Den Betrag von 119,00 € ziehen wir am 14.12.2026 per SEPA-Lastschrift von Ihrem Konto DE02 … 2051 ein. Mandatsreferenz ${desk.mandate.reference}, Gläubiger-Identifikationsnummer ${CREDITOR_ID}.`
    )
    assert.notMatch(text, /Zahlbar bis|überweisen|Skonto|DE75 5121/i)
  }).skip(!canReadPdf, 'pdftotext is missing')

  test('the e-invoice has the direct debit in {$self}')
    .with(['xrechnung', 'xrechnung-cii', 'factur-x'] as const)
    .run(async ({ client, assert }, format) => {
      const desk = await makeDebitDesk(client)
      const { _id } = await desk.collected()
      const { profiles } = await desk.read(`${_id}/einvoice`)
      for (const { profile, findings } of profiles) assert.deepEqual(findings, [], profile)
      const xml = await desk.xml(_id, format)
      assert.match(xml, /(PaymentMeansCode|TypeCode)>59</)
      for (const value of [desk.mandate.reference, CREDITOR_ID, DEBTOR_IBAN]) {
        assert.include(xml, `>${value}<`)
      }
      assert.notInclude(xml, 'DE75512108001245126199')
      if (format !== 'xrechnung' || hasUblSchema) assert.deepEqual(await schemaErrors(xml), [])
    })

  test('the page behind the link says when the amount is collected', async ({ client, assert }) => {
    const desk = await makeDebitDesk(client)
    const { _id } = await desk.collected()
    const { url } = (await desk.post(`/api/invoices/${_id}/link`)).body()
    const key = new URL(url).hash.slice(1)
    const shared = await client.post('/api/shared-invoices/show').json({ id: _id, key })
    assert.containSubset(shared.body(), {
      payment: null,
      collection: { date: COLLECTED_ON, iban: 'DE02 … 2051', mandate: desk.mandate.reference },
    })
  })

  test('the mail names day, account, mandate and creditor', async ({ client, assert }) => {
    const desk = await makeDebitDesk(client)
    const { _id } = await desk.collected()
    ;(await desk.post(`/api/invoices/${_id}/send`, {})).assertStatus(200)
    const mail = await reader().from('mail_outbox').where('subject_id', _id).firstOrFail()
    const text = openBody(mail.text_body, Boolean(mail.is_secret)).replace(/\s+/g, ' ')
    assert.include(text, 'Wird eingezogen am: 14.12.2026')
    assert.include(text, `Mandatsreferenz: ${desk.mandate.reference}`)
    assert.include(text, `Gläubiger-ID: ${CREDITOR_ID}`)
    assert.notInclude(text, 'Zahlbar bis')
  })

  test('a creditor identifier with wrong check digits is refused: {$self}')
    .with(['DE97ZZZ09999999999', 'DE98ZZZ0999999999', 'Gläubiger', 'DE98ZZZ099999999999'])
    .run(async ({ client, assert }, creditorId) => {
      const desk = await makeDebitDesk(client)
      const refused = await desk.post('/api/settings', { companyInfo: { creditorId } })
      refused.assertStatus(422)
      assert.containSubset(refused.body(), { fields: [{ field: 'companyInfo.creditorId' }] })
    })
})
