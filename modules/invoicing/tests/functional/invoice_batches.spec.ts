import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { haveMailServer } from '#core/tests/mail_server'
import { mailsTo } from '#core/tests/mails_to'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const CLIENT = { name: 'Anna Muster', email: 'anna@example.test' }

interface Told {
  done: { _id: string; number: string | null }[]
  refused: { _id: string; code: string; error: string }[]
}

test.group('Several invoices at once', () => {
  test('row 43: each is paid by its open amount, and failures are reported', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const [one, partly, paid] = [await desk.issued(), await desk.issued(), await desk.issued()]
    const draft = await desk.draft()
    await desk.post(`/api/invoices/${partly._id}/payments`, { amount: 19 })
    await desk.post(`/api/invoices/${paid._id}/payments`, { amount: 119 })
    const ids = [one, partly, paid, draft].map(({ _id }) => _id)
    const body = { ids: [...ids, newId()], date: '2026-11-02', method: 'cash' }
    const told: Told = (await desk.post('/api/invoices/batch/pay', body)).body()

    assert.deepEqual(
      told.done.map(({ number }) => number),
      [one.number, partly.number]
    )
    assert.deepEqual(
      told.refused.map(({ code }) => code),
      ['nothing_open', 'nothing_open', 'not_found']
    )
    assert.equal(told.refused[0]?.error, 'Nothing is open on this invoice.')
    const after = (await desk.get(`/api/invoices/${partly._id}`)).body()
    assert.deepInclude(after, { status: 'Paid', open: 0 })
    assert.deepInclude(after.payments.at(-1), { amount: 100, method: 'cash', date: '2026-11-02' })
    assert.equal((await desk.get(`/api/invoices/${draft._id}`)).body().status, 'Draft')
  })

  test('row 43: a repeated request changes nothing and gives the same answer', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const email = `nochmals@${desk.company.id}.test`
    const invoice = await desk.issued({ customClient: { ...CLIENT, email } })
    const send = async () =>
      (
        await desk
          .post('/api/invoices/batch/send', { ids: [invoice._id] })
          .header('idempotency-key', 'send-all-1')
      ).body()
    const first: Told = await send()
    assert.lengthOf(first.done, 1)
    assert.deepEqual(await send(), first)
    assert.lengthOf(await mailsTo(email), 1)
  })

  test('row 43: each goes to its client, and one without an address leaves the rest', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const email = `gut@${desk.company.id}.test`
    const good = await desk.issued({ customClient: { ...CLIENT, email } })
    const silent = await desk.issued()
    const draft = await desk.draft({ customClient: CLIENT })
    const ids = [silent._id, draft._id, good._id]
    const told: Told = (await desk.post('/api/invoices/batch/send', { ids })).body()
    assert.deepEqual(
      told.refused.map(({ code }) => code),
      ['no_recipient', 'not_issued']
    )
    assert.lengthOf(await mailsTo(email), 1)
    assert.equal((await desk.get(`/api/invoices/${good._id}`)).body().sentAs, 'pdf')
  }).setup(haveMailServer)

  test('row 43: drafts are deleted, and issued invoices stay', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const [draft, issued] = [await desk.draft(), await desk.issued()]
    const ids = [draft._id, issued._id]
    const told: Told = (await desk.post('/api/invoices/batch/delete', { ids })).body()
    assert.lengthOf(told.done, 1)
    assert.equal(told.refused[0]?.code, 'not_a_draft')
    assert.lengthOf((await desk.get('/api/invoices')).body(), 1)
  })

  test('row 43: PDFs come in one ZIP, which lists the e-invoices that failed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const invoice = await desk.issued()
    const drafts = [await desk.draft(), await desk.draft()]
    const ids = [invoice, ...drafts].map(({ _id }) => _id)
    const filesOf = async (format: string, wanted: string[]) => {
      const { headers, bytes } = await call('POST', '/api/invoices/batch/files', {
        token: desk.owner.token,
        body: { ids: wanted, format },
      })
      assert.equal(headers['content-type'], 'application/zip')
      return unzipSync(new Uint8Array(bytes))
    }
    const pdfs = await filesOf('pdf', ids)
    assert.sameMembers(Object.keys(pdfs), [
      `Rechnung-${invoice.number}.pdf`,
      'Draft.pdf',
      'Draft-2.pdf',
    ])
    for (const pdf of Object.values(pdfs)) {
      assert.equal(Buffer.from(pdf.subarray(0, 5)).toString(), '%PDF-')
    }
    const refused = await filesOf('xrechnung', [invoice._id])
    assert.deepEqual(Object.keys(refused), ['not-contained.txt'])
    assert.include(Buffer.from(refused['not-contained.txt'] ?? []).toString(), invoice.number)
  })

  test('row 43: an invoice of another company is in no ZIP', async ({ client }) => {
    const [desk, other] = [await makeDesk(client), await makeDesk(client)]
    const [own, foreign] = [await desk.issued({ lines: [LINE] }), await other.issued()]
    const body = { ids: [own._id, foreign._id], format: 'pdf' }
    ;(await desk.post('/api/invoices/batch/files', body)).assertStatus(404)
  })
})
