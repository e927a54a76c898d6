import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const ACCOUNT = { iban: 'DE75512108001245126199' }
const DAY = 86_400_000

test.group('Secret links of invoices', () => {
  async function makeShared(client: Parameters<typeof makeDesk>[0], body: object = {}) {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: ACCOUNT })
    const invoice = await desk.issued({ notes: 'Nur für Anna', lines: [LINE] })
    const made = await desk.post(`/api/invoices/${invoice._id}/link`, body)
    made.assertStatus(201)
    const url = new URL(made.body().url)
    const link = { id: invoice._id as string, key: url.hash.slice(1) }
    const visit = (what: string, more: object = {}) =>
      client.post(`/api/shared-invoices/${what}`).json({ ...link, ...more })
    return { desk, invoice, url, link, visit }
  }

  test('row 85: the holder of the link sees the open amount and how to pay it, without an account', async ({
    client,
    assert,
  }) => {
    const { desk, invoice, url, visit } = await makeShared(client)
    assert.equal(url.pathname, `/shared/invoices/${invoice._id}`)
    await desk.post(`/api/invoices/${invoice._id}/payments`, { amount: 19 })

    const shown = (await visit('show')).body()
    assert.deepInclude(shown, { number: invoice.number, status: 'Partially Paid', open: 100 })
    assert.deepInclude(shown.payment, { ...ACCOUNT, purpose: invoice.number })
    assert.match(shown.payment.qr, /^<svg/)
    const pdf = await visit('file')
    assert.equal(pdf.header('content-type'), 'application/pdf')
    assert.match((await visit('picture')).header('content-type') ?? '', /svg/)
  })

  test('clients find the imprint and the privacy policy of today, however old the document is', async ({
    client,
    assert,
  }) => {
    const { desk, visit } = await makeShared(client)
    assert.deepInclude((await visit('show')).body().seller, { imprintUrl: '', privacyUrl: '' })
    const links = {
      imprintUrl: 'https://kruse.example/impressum',
      privacyUrl: 'https://kruse.example/datenschutz?de&kurz',
    }
    ;(await desk.post('/api/settings', { companyInfo: links })).assertStatus(200)
    assert.deepInclude((await visit('show')).body().seller, links)
    for (const imprintUrl of ['javascript:alert(1)', 'kruse.example', 'data:text/html,x']) {
      const refused = await desk.post('/api/settings', { companyInfo: { imprintUrl } })
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'companyInfo.imprintUrl')
    }
  })

  test('row 85: the first visit is noted once, with its time', async ({ client, assert }) => {
    const { desk, invoice, visit } = await makeShared(client)
    await visit('show')
    await visit('show')
    const { timeline, viewedAt } = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    const actions = timeline.map(({ action }: { action: string }) => action)
    assert.deepEqual(
      actions.filter((action: string) => action === 'invoice.viewed'),
      ['invoice.viewed']
    )
    assert.isNull(timeline[0].by)
    assert.isString(viewedAt)
  })

  test('row 85: a link that is revoked, expired, damaged or of another invoice opens nothing', async ({
    client,
    assert,
  }) => {
    const { desk, invoice, link, visit } = await makeShared(client, { days: 30 })
    const other = await desk.issued()
    for (const wrong of [{ id: other._id }, { key: `${link.key}x` }, { key: '' }]) {
      for (const what of ['show', 'file', 'picture']) {
        const answer = await visit(what, wrong)
        assert.include([404, 422], answer.status(), what)
      }
    }
    ;(await visit('show')).assertStatus(200)
    const later = Date.now() + 31 * DAY
    const restore = setClock(() => later)
    ;(await visit('show')).assertStatus(404)
    restore()
    const revoked = await desk.remove(`/api/invoices/${invoice._id}/link`)
    assert.isFalse(revoked.body().hasLink)
    ;(await visit('show')).assertStatus(404)
  })

  test('row 85: the key is stored nowhere, and drafts and withdrawn invoices have no link', async ({
    client,
    assert,
  }) => {
    const { desk, link } = await makeShared(client)
    const rows = await reader().from('invoice_links').where('invoice_id', link.id)
    assert.notInclude(JSON.stringify(rows), link.key)
    const draft = await desk.draft()
    ;(await desk.post(`/api/invoices/${draft._id}/link`)).assertStatus(409)
    const gone = await desk.issued()
    await desk.post(`/api/invoices/${gone._id}/void`)
    ;(await desk.post(`/api/invoices/${gone._id}/link`)).assertStatus(409)
  })

  test('row 85: a link of a suspended company opens nothing', async ({ client }) => {
    const { desk, visit } = await makeShared(client)
    await inTx(async () => {
      await writer().from('companies').where('id', desk.company.id).update({ status: 'suspended' })
    })
    ;(await visit('show')).assertStatus(404)
  })
})
