import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { type LedgerDesk, makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'
import { BLOCKS } from '#modules/offers/proposals/factories/proposal_factory'

/** The two parts of a new link to the portal of a client. */
async function linkOf({ post }: LedgerDesk, clientId: string) {
  const made = await post(`/api/clients/${clientId}/ledger-links`)
  made.assertStatus(201)
  return { id: clientId, key: new URL(made.body().url).hash.slice(1) }
}

/** An estimate and a proposal that wait for a client's answer. */
async function offersTo(desk: LedgerDesk, clientId: string) {
  const offered = async (kind: 'estimates' | 'proposals', body: object) => {
    const made = await desk.post(`/api/${kind}`, { clientId, lines: [LINE], ...body })
    made.assertStatus(201)
    ;(await desk.post(`/api/${kind}/${made.body()._id}/issue`)).assertStatus(200)
    return made.body()._id as string
  }
  return {
    estimate: await offered('estimates', {}),
    proposal: await offered('proposals', { title: 'A new website', blocks: BLOCKS }),
  }
}

const ask = (client: ApiClient, path: string, body: object) =>
  client.post(`/api/${path}`).json(body)

/** All addresses that a key could open for a client's documents. */
const pagesOf = (ids: { invoice: string; estimate: string; proposal: string }) =>
  [
    ['shared-invoices/show', ids.invoice],
    ['shared-invoices/file', ids.invoice],
    ['shared-invoices/picture', ids.invoice],
    ['offers/show', ids.estimate],
    ['offers/pdf', ids.estimate],
    ['shared-proposals/show', ids.proposal],
    ['shared-proposals/pdf', ids.proposal],
  ] as const

test.group('The portal of a client', () => {
  test('row 86: one link shows open invoices, offers to answer, the account and how to pay', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.post('/api/settings', { companyInfo: { iban: 'DE89370400440532013000' } })
    await desk.put(`/api/clients/${desk.clientId}`, { name: 'Grünewald AG', language: 'sq' })
    const late = await desk.invoice(30)
    const open = await desk.invoice(1)
    await desk.pay(open._id, 19)
    const paid = await desk.invoice(2)
    await desk.pay(paid._id, 119)
    await desk.draft({ customClient: undefined, clientId: desk.clientId })
    const { estimate, proposal } = await offersTo(desk, desk.clientId)

    const shown = await ask(client, 'shared-ledger/show', await linkOf(desk, desk.clientId))
    shown.assertStatus(200)
    const { waiting, language, payment, closing } = shown.body()
    assert.equal(language, 'sq')
    assert.equal(closing, 219)
    assert.include(payment.qr, '<svg')
    assert.containsSubset(waiting, [
      { type: 'invoice', _id: late._id, number: late.number, open: 119, isLate: true },
      { type: 'invoice', _id: open._id, total: 119, open: 100, isLate: false, until: open.dueDate },
      { type: 'estimate', _id: estimate, total: 119, title: 'Consulting' },
      { type: 'proposal', _id: proposal, total: 119, title: 'A new website' },
    ])
    assert.lengthOf(waiting, 4)
  })

  test('lists order confirmations until they are invoiced, each with its PDF', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const drafted = async () => {
      const body = { clientId: desk.clientId, lines: [LINE] }
      const made = await desk.post('/api/orders', body)
      made.assertStatus(201)
      return made.body()._id as string
    }
    const step = (id: string, name: string, body: object = {}) =>
      desk.post(`/api/orders/${id}/${name}`, body)
    const issued = async () => {
      const id = await drafted()
      ;(await step(id, 'issue')).assertStatus(200)
      return id
    }
    const [open, invoiced, cancelled] = [await issued(), await issued(), await issued()]
    ;(await step(invoiced, 'invoice')).assertStatus(201)
    ;(await step(cancelled, 'cancel', { reason: 'Typing error' })).assertStatus(200)
    const draft = await drafted()

    const link = await linkOf(desk, desk.clientId)
    const { waiting } = (await ask(client, 'shared-ledger/show', link)).body()
    assert.lengthOf(waiting, 1)
    assert.deepInclude(waiting[0], {
      _id: open,
      type: 'order',
      title: 'Consulting',
      total: 119,
      until: null,
      isLate: false,
    })
    const pdfOf = (id: string) => ask(client, 'shared-orders/pdf', { id, key: link.key })
    const pdf = await pdfOf(open)
    pdf.assertStatus(200)
    assert.equal(pdf.header('content-type'), 'application/pdf')
    ;(await pdfOf(invoiced)).assertStatus(200)
    const other = (await desk.post('/api/clients', { name: 'Somebody else' })).body()
    const { key } = await linkOf(desk, other._id)
    for (const refused of [
      await pdfOf(draft),
      await pdfOf(cancelled),
      await ask(client, 'shared-orders/pdf', { id: open, key }),
    ]) {
      assert.deepEqual([refused.status(), refused.body().code], [404, 'link_not_valid'])
    }
  })

  test('names the credit that lowers the payment below the open amount', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.post('/api/settings', { companyInfo: { iban: 'DE89370400440532013000' } })
    await desk.invoice(1)
    const paid = { clientId: desk.clientId, currency: 'EUR', date: desk.day() }
    const take = (amount: number) =>
      desk.post('/api/payments', { ...paid, amount, allocations: [], overpayment: 'credit' })
    const link = await linkOf(desk, desk.clientId)
    const shown = async () => (await ask(client, 'shared-ledger/show', link)).body()
    assert.containSubset(await shown(), { owed: 119, ageing: { credit: 0 }, closing: 119 })
    ;(await take(50)).assertStatus(201)
    const some = await shown()
    assert.containSubset(some, { owed: 119, ageing: { credit: -50, total: 69 }, closing: 69 })
    assert.containSubset(some.waiting, [{ type: 'invoice', open: 119 }])
    ;(await take(100)).assertStatus(201)
    const all = await shown()
    assert.containSubset(all, { owed: 119, ageing: { credit: -150 }, closing: -31, payment: null })
  })

  test('row 86: the same key opens each document of the client, and answers an offer', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const invoice = (await desk.invoice(1))._id
    const offers = await offersTo(desk, desk.clientId)
    const { key } = await linkOf(desk, desk.clientId)
    for (const [path, id] of pagesOf({ invoice, ...offers })) {
      assert.equal((await ask(client, path, { id, key })).status(), 200, path)
    }
    const pdf = await ask(client, 'shared-invoices/file', { id: invoice, key })
    assert.equal(pdf.header('content-type'), 'application/pdf')
    assert.isNotNull((await desk.get(`/api/invoices/${invoice}`)).body().viewedAt)

    const { documentHash } = (await ask(client, 'offers/show', { id: offers.estimate, key })).body()
    const accepted = await ask(client, 'offers/accept', {
      id: offers.estimate,
      key,
      documentHash,
      chosen: [],
      name: 'Jana Grünewald',
    })
    accepted.assertStatus(200)
    const after = await desk.get(`/api/estimates/${offers.estimate}`)
    assert.equal(after.body().status, 'Accepted')
    const { waiting } = (await ask(client, 'shared-ledger/show', { id: desk.clientId, key })).body()
    assert.notInclude(
      waiting.map(({ _id }: { _id: string }) => _id),
      offers.estimate
    )
  })

  test('row 86: it opens nothing of another client, of another company or of the desk', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const otherId = await desk.debtor({ name: 'Anderer Kunde' })
    const stranger = await makeLedgerDesk(client)
    const { key } = await linkOf(desk, desk.clientId)
    const ofOther = {
      invoice: (await desk.invoice(1, { clientId: otherId }))._id,
      ...(await offersTo(desk, otherId)),
    }
    const ofStranger = {
      invoice: (await stranger.invoice(1))._id,
      ...(await offersTo(stranger, stranger.clientId)),
    }
    const draft = await desk.draft({ customClient: undefined, clientId: desk.clientId })
    const drafts = {
      invoice: draft._id,
      estimate: (
        await desk.post('/api/estimates', { clientId: desk.clientId, lines: [LINE] })
      ).body()._id,
      proposal: (
        await desk.post('/api/proposals', { title: 'x', clientId: desk.clientId, lines: [LINE] })
      ).body()._id,
    }
    for (const ids of [ofOther, ofStranger, drafts]) {
      for (const [path, id] of pagesOf(ids)) {
        const answer = await ask(client, path, { id, key })
        answer.assertStatus(404)
        assert.equal(answer.body().code, 'link_not_valid')
      }
    }
    for (const id of [otherId, stranger.clientId]) {
      for (const what of ['show', 'pdf', 'report']) {
        const body = { id, key, name: 'Jana', message: 'Hallo' }
        ;(await ask(client, `shared-ledger/${what}`, body)).assertStatus(404)
      }
    }
    const { waiting } = (await ask(client, 'shared-ledger/show', { id: desk.clientId, key })).body()
    assert.deepEqual(waiting, [])
  })

  test('row 86: a link that was revoked opens neither the portal nor a document', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const invoice = (await desk.invoice(1))._id
    const offers = await offersTo(desk, desk.clientId)
    const { key } = await linkOf(desk, desk.clientId)
    const links = `/api/clients/${desk.clientId}/ledger-links`
    const [{ _id }] = (await desk.get(links)).body()
    ;(await desk.remove(`${links}/${_id}`)).assertStatus(204)
    const pages = [
      ['shared-ledger/show', desk.clientId],
      ['shared-ledger/pdf', desk.clientId],
      ...pagesOf({ invoice, ...offers }),
    ] as const
    for (const [path, id] of pages) {
      assert.equal((await ask(client, path, { id, key })).status(), 404, path)
    }
  })

  test('row 86: a GET changes nothing, and guessing keys is limited', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const { id, key } = await linkOf(desk, desk.clientId)
    for (const path of ['show', 'pdf', 'report']) {
      const { status } = await call('GET', `/api/shared-ledger/${path}?id=${id}&key=${key}`)
      assert.oneOf(status, [404, 405])
    }
    const [link] = await reader().from('ledger_links').where({ client_id: id }).select('seen_at')
    assert.isNull(link.seen_at)

    const guess = async () => {
      const body = { id, key: 'x'.repeat(43) }
      return (await call('POST', '/api/shared-ledger/show', { body, from: '127.8.6.1' })).status
    }
    const statuses = new Set<number>()
    for (let index = 0; index < 13; index++) {
      for (const status of await Promise.all(Array.from({ length: 50 }, guess))) {
        statuses.add(status)
      }
    }
    assert.sameMembers([...statuses], [404, 429])
  }).timeout(60_000)
})
