import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import { verifyDocuments } from '#modules/documents/public'
import { makeSalesDesk, OFFERED_LINES } from '#modules/offers/estimates/factories/estimate_factory'

test.group('Estimates that were sent', () => {
  test('a later version keeps the number, and only the last can be accepted', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate: first, link } = await desk.offered()
    const second = (await desk.post(`/api/estimates/${first._id}/revise`)).body()
    assert.deepInclude(second, { status: 'Draft', revision: 2, number: null })
    assert.equal(
      (await desk.post(`/api/estimates/${first._id}/revise`)).body().code,
      'revision_open'
    )
    ;(
      await desk.put(`/api/estimates/${second._id}`, {
        lines: [{ ...OFFERED_LINES[0], unitPrice: 90 }],
      })
    ).assertStatus(200)
    const sent = (await desk.post(`/api/estimates/${second._id}/issue`)).body()
    assert.deepInclude(sent, { number: first.number, revision: 2, total: 107.1 })

    const old = await desk.read(first._id)
    assert.deepInclude(old, { isSuperseded: true, total: 119 })
    assert.lengthOf(old.versions, 2)
    const shown = (await desk.visit('show', link)).body()
    assert.isFalse(shown.canAnswer)
    const late = await desk.visit('accept', {
      ...link,
      name: 'Anna',
      documentHash: shown.documentHash,
    })
    late.assertStatus(409)
    assert.equal(late.body().code, 'is_superseded')
    const listed = (await desk.get('/api/estimates')).body()
    assert.deepEqual(
      listed.map((row: { _id: string }) => row._id),
      [second._id]
    )
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('the mail brings the PDF and a link that opens the estimate', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client)
    const email = `${desk.company.id}@client.test`
    const { _id } = await desk.estimate({ customClient: { name: 'Anna', email, language: 'de' } })
    const proposal = (await desk.get(`/api/estimates/${_id}/send`)).body()
    assert.deepEqual(proposal.to, [email])
    assert.include(proposal.subject, 'Angebot')
    ;(await desk.post(`/api/estimates/${_id}/send`)).assertStatus(200)
    const [mail] = await mailsTo(email)
    assert.match(mail.subject, /^Angebot AN-\d{4}-0001 von /)
    const url = new URL(mail.links.find((link) => link.includes('/offers/')) ?? '')
    const shown = await desk.visit('show', { id: _id, key: url.hash.slice(1) })
    shown.assertStatus(200)
    assert.equal(shown.body().number, (await desk.read(_id)).number)
    const pdf = await desk.get(`/api/estimates/${_id}/pdf`)
    assert.match(String(pdf.header('content-type')), /application\/pdf/)
    assert.include(decodeURIComponent(pdf.header('content-disposition') ?? ''), 'Angebot-AN-')
  })
})
