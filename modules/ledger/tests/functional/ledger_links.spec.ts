import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { type LedgerDesk, makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

/** The two parts of a new link to the account of a client. */
async function linkOf({ post, clientId }: LedgerDesk, body: object = {}) {
  const made = await post(`/api/clients/${clientId}/ledger-links`, body)
  made.assertStatus(201)
  const url = new URL(made.body().url)
  return { path: url.pathname, id: url.pathname.split('/').at(-1) ?? '', key: url.hash.slice(1) }
}

const visit = (client: ApiClient, what: string, body: object) =>
  client.post(`/api/shared-ledger/${what}`).json(body)

test.group('The public link to a ledger', () => {
  test('shows the account without notes, and how to pay the debt', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client, { name: 'Werkstatt Süd' })
    await desk.post('/api/settings', {
      companyInfo: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bankName: 'Commerzbank' },
    })
    const invoice = await desk.invoice(10)
    const paid = { amount: 19, date: desk.day(), note: 'GEHEIME NOTIZ' }
    await desk.post(`/api/invoices/${invoice._id}/payments`, paid)
    const { path, id, key } = await linkOf(desk)
    assert.equal(path, `/clientHistoryLedger/${desk.clientId}`)
    assert.isAtLeast(key.length, 43)

    const shown = await visit(client, 'show', { id, key })
    shown.assertStatus(200)
    assert.containsSubset(shown.body(), {
      client: { name: 'Grünewald AG' },
      seller: { name: 'Werkstatt Süd' },
      closing: 100,
      payment: { iban: 'DE89370400440532013000', bank: 'Commerzbank' },
    })
    assert.include(shown.body().payment.qr, '<svg')
    assert.lengthOf(shown.body().entries, 2)
    assert.notInclude(JSON.stringify(shown.body()), 'GEHEIME NOTIZ')
    const pdf = await visit(client, 'pdf', { id, key })
    assert.equal(pdf.header('content-type'), 'application/pdf')

    const [link] = (await desk.get(`/api/clients/${desk.clientId}/ledger-links`)).body()
    assert.isNotNull(link.seenAt)
    assert.notInclude(JSON.stringify(link), key)
  })

  test('shows nothing without its key, with another one, and after its end', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const other = await desk.debtor({ name: 'Anderer Kunde' })
    const { id, key } = await linkOf(desk)
    const status = async (body: object) => (await visit(client, 'show', body)).status()
    assert.deepEqual(
      [
        await status({ id }),
        await status({ id, key: 'x'.repeat(43) }),
        await status({ id: other, key }),
      ],
      [422, 404, 404]
    )
    const [{ _id }] = (await desk.get(`/api/clients/${desk.clientId}/ledger-links`)).body()
    const revoked = await desk.remove(`/api/clients/${desk.clientId}/ledger-links/${_id}`)
    revoked.assertStatus(204)
    assert.equal(await status({ id, key }), 404)

    const expiring = await linkOf(desk, { expiresOn: desk.day(3) })
    assert.equal(await status(expiring), 200)
    await inTx(() =>
      writer()
        .from('ledger_links')
        .where({ company_id: desk.company.id, expires_on: desk.day(3) })
        .update({ expires_on: desk.day(-1) })
    )
    assert.equal(await status(expiring), 404)
    assert.deepEqual((await desk.get(`/api/clients/${desk.clientId}/ledger-links`)).body(), [])
  })

  test('lets its holder report a difference to the owners, a few times an hour', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const { id, key } = await linkOf(desk)
    const report = async () =>
      (await visit(client, 'report', { id, key, name: 'Jana', message: 'Zahlung fehlt' })).status()
    assert.deepEqual(
      [
        await report(),
        await report(),
        await report(),
        await report(),
        await report(),
        await report(),
      ],
      [200, 200, 200, 200, 200, 429]
    )
    const mails = await reader()
      .from('mail_outbox')
      .where({ company_id: desk.company.id, kind: 'ledger.difference' })
    assert.lengthOf(mails, 5)
    assert.include(mails[0].text_body, 'Zahlung fehlt')
    const history = await desk.get(`/api/clients/${desk.clientId}/history?kind=client`)
    assert.equal(history.body()[0].action, 'client.difference_reported')
  })
})
