import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { verifyDocuments } from '#modules/documents/public'
import { makeProposalDesk } from '#modules/offers/proposals/factories/proposal_factory'

test.group('Versions of proposals', () => {
  test('row 69: each sending freezes a version, and only the last one can be accepted', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal, link } = await desk.offered()
    assert.match(proposal.number, /^PR-\d{4}-0001$/)
    ;(await desk.put(`/api/proposals/${proposal._id}`, { title: 'x' })).assertStatus(409)
    ;(await desk.remove(`/api/proposals/${proposal._id}`)).assertStatus(409)

    const revised = await desk.post(`/api/proposals/${proposal._id}/revise`)
    revised.assertStatus(201)
    const second = revised.body()
    assert.deepInclude(second, { status: 'Draft', revision: 2, number: null })
    assert.deepEqual(second.blocks, proposal.blocks)
    const owners = (await desk.get('/api/proposals'))
      .body()
      .map(({ owner }: { owner: string }) => owner)
    assert.lengthOf(owners, 2)
    assert.isNotEmpty(owners[0])
    assert.equal(owners[0], owners[1], 'both versions have the same author')
    const again = await desk.post(`/api/proposals/${proposal._id}/revise`)
    assert.equal(again.body().code, 'revision_open')
    await desk.put(`/api/proposals/${second._id}`, { title: 'A better website' })
    ;(await desk.post(`/api/proposals/${second._id}/issue`)).assertStatus(200)

    const first = await desk.read(proposal._id)
    assert.isTrue(first.isSuperseded)
    assert.equal(first.title, 'A new website')
    assert.equal((await desk.read(second._id)).number, proposal.number)
    const shown = (await desk.visit('show', link)).body()
    assert.deepInclude(shown, { isSuperseded: true, canAnswer: false, title: 'A new website' })
    const late = await desk.visit('accept', {
      ...link,
      name: 'Anna',
      documentHash: shown.documentHash,
    })
    late.assertStatus(409)
    assert.equal(late.body().code, 'is_superseded')
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('row 69: a version that was changed behind the back of Kontor is found', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.offered()
    await inTx(() => writer().from('proposals').where('id', proposal._id).update({ blocks: '[]' }))
    assert.deepEqual(await verifyDocuments(desk.company), [proposal.number])
  })

  test('row 69: the day after it was valid a proposal is expired, and its link is closed', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const day = today('Europe/Berlin')
    const { proposal, link } = await desk.offered({
      date: addDays(day, -9),
      validUntil: addDays(day, -1),
    })
    assert.equal((await desk.read(proposal._id)).status, 'Expired')
    ;(await desk.visit('show', link)).assertStatus(404)
    const accepted = await desk.post(`/api/proposals/${proposal._id}/accept`, { name: 'Anna' })
    assert.equal(accepted.body().code, 'expired')
    ;(await desk.post(`/api/proposals/${proposal._id}/revise`)).assertStatus(201)
  })

  test('row 67: a proposal is sent with its PDF and a link, in its language', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const to = `anna.${Date.now()}@example.test`
    const { _id } = await desk.proposal({
      language: 'de',
      customClient: { name: 'Anna', email: to },
    })
    const proposed = await desk.get(`/api/proposals/${_id}/send`)
    assert.deepEqual(proposed.body().to, [to])
    ;(await desk.post(`/api/proposals/${_id}/send`)).assertStatus(200)
    const [mail] = await mailsTo(to)
    assert.equal(mail!.language, 'de')
    assert.match(mail!.subject, /^A new website: Angebot von /)
    const link = new URL(mail!.links.find((one) => one.includes('/proposals/'))!)
    const key = { id: _id, key: link.hash.slice(1) }
    ;(await desk.visit('show', key)).assertStatus(200)
    const pdf = await desk.get(`/api/proposals/${_id}/pdf`)
    assert.equal(pdf.header('content-type'), 'application/pdf')
  })

  test('when it is accepted while its next version goes out, only one of them stays valid', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    for (let round = 0; round < 5; round++) {
      const { proposal: first, link } = await desk.offered()
      const { documentHash } = (await desk.visit('show', link)).body()
      const second = (await desk.post(`/api/proposals/${first._id}/revise`)).body()
      await Promise.all([
        desk.visit('accept', { ...link, name: 'Anna', documentHash }),
        desk.post(`/api/proposals/${second._id}/issue`),
      ])
      const isAccepted = (await desk.read(first._id)).status === 'Accepted'
      const isOut = (await desk.read(second._id)).status !== 'Draft'
      assert.notEqual(isAccepted, isOut)
    }
  })
})
