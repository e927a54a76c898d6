import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { verifyDocuments } from '#modules/documents/public'
import {
  BLOCKS,
  makeProposalDesk,
  PROPOSED_LINES,
} from '#modules/offers/proposals/factories/proposal_factory'

test.group('Proposals', () => {
  test('row 67: a draft holds blocks in their order, its lines and texts with variables', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const draft = await desk.proposal({ language: 'en' })
    assert.deepInclude(draft, {
      status: 'Draft',
      number: null,
      total: 1190,
      title: 'A new website',
    })
    assert.equal(draft.validUntil, addDays(draft.date, 30))
    assert.deepEqual(
      draft.blocks.map(({ kind }: { kind: string }) => kind),
      BLOCKS.map(({ kind }) => kind)
    )
    const [, intro] = draft.page.blocks
    assert.deepEqual(intro.text[0].lines, [
      [
        { text: 'Hello ', isBold: false },
        { text: 'Anna Muster', isBold: true },
        { text: ',', isBold: false },
      ],
    ])
    assert.equal(intro.text[1].kind, 'bullets')

    const moved = await desk.put(`/api/proposals/${draft._id}`, {
      version: draft.version,
      blocks: [...BLOCKS].reverse(),
    })
    moved.assertStatus(200)
    assert.equal(moved.body().blocks[0].kind, 'signature')
    const stale = await desk.put(`/api/proposals/${draft._id}`, {
      version: draft.version,
      title: 'Stale',
    })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'version_conflict')
  })

  test('row 67: the cost of a proposal is shown even without a block for it, and no block appears twice', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { page } = await desk.proposal({ blocks: [] })
    assert.deepEqual(
      page.blocks.map(({ kind }: { kind: string }) => kind),
      ['prices']
    )
    const refused: [object, string][] = [
      [{ blocks: [BLOCKS[3], { ...BLOCKS[3], id: 'other' }] }, 'block_twice'],
      [{ blocks: [BLOCKS[1], BLOCKS[1]] }, 'block_twice'],
      [
        {
          blocks: [
            {
              id: 'a',
              kind: 'timeline',
              items: [{ startsOn: '2027-02-01', endsOn: '2027-01-01' }],
            },
          ],
        },
        'ends_before_start',
      ],
      [
        {
          blocks: [
            {
              id: 'a',
              kind: 'image',
              image: { name: `${'a'.repeat(64)}.png`, width: 1, height: 1 },
            },
          ],
        },
        'image_unknown',
      ],
      [{ templateId: 'built-in-de-nothing' }, 'template_unknown'],
      [{ date: '2026-02-01', validUntil: '2026-01-01' }, 'valid_until_before'],
      [{ lines: [{ ...PROPOSED_LINES[0], alternativeOf: 1 }] }, 'alternative_unknown'],
    ]
    for (const [body, code] of refused) {
      const answer = await desk.post('/api/proposals', { title: 'x', ...body })
      answer.assertStatus(422)
      assert.equal(answer.body().code, code)
    }
  })

  test('an archived proposal is in no list and no figure, its link is closed, and it can be restored', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal, link } = await desk.offered()
    await desk.proposal()
    const counts = async () => (await desk.get('/api/proposals/counts')).body()
    assert.deepInclude((await counts()).statuses, { all: 2, Sent: 1, Draft: 1, Archived: 0 })
    assert.deepEqual((await counts()).open, { EUR: 1190 })

    ;(await desk.post(`/api/proposals/${proposal._id}/archive`)).assertStatus(200)
    assert.equal((await desk.read(proposal._id)).status, 'Archived')
    assert.deepInclude((await counts()).statuses, { all: 1, Sent: 0, Archived: 1 })
    assert.deepEqual((await counts()).open, {})
    assert.lengthOf((await desk.get('/api/proposals')).body(), 1)
    assert.lengthOf((await desk.get('/api/proposals?status=Archived')).body(), 1)
    ;(await desk.visit('show', link)).assertStatus(404)
    assert.equal(
      (await desk.post(`/api/proposals/${proposal._id}/send`)).body().code,
      'is_archived'
    )
    ;(await desk.remove(`/api/proposals/${proposal._id}/archive`)).assertStatus(200)
    assert.equal((await desk.read(proposal._id)).status, 'Sent')
    ;(await desk.visit('show', link)).assertStatus(200)
  })

  test('row 67: a template gives a proposal with its content, at the tax rate of the company', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const templates = (await desk.get('/api/proposal-templates')).body()
    assert.lengthOf(templates, 3)
    const made = await desk.post('/api/proposals', { templateId: 'built-in-de-website' })
    made.assertStatus(201)
    assert.deepInclude(made.body(), { title: 'Eine neue Website', language: 'de' })
    assert.equal(made.body().lines[0].taxRate, 19)
    assert.isTrue(made.body().lines.at(-1).isOptional)

    const { blocks, title } = await desk.proposal()
    const kept = await desk.post('/api/proposal-templates', {
      kind: 'proposal',
      name: 'Our usual',
      language: 'en',
      title,
      blocks,
      lines: PROPOSED_LINES,
    })
    kept.assertStatus(201)
    const copy = await desk.post('/api/proposals', {
      templateId: kept.body()._id,
      title: 'Another website',
    })
    assert.deepInclude(copy.body(), { title: 'Another website', total: 1190 })
    assert.deepEqual(copy.body().blocks, blocks)
    ;(await desk.remove(`/api/proposal-templates/${kept.body()._id}`)).assertStatus(200)
    ;(await desk.remove(`/api/proposal-templates/${kept.body()._id}`)).assertStatus(404)
    ;(await desk.remove('/api/proposal-templates/built-in-de-website')).assertStatus(404)
  })

  test('row 67: the list finds, filters, sorts and sums', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    await desk.proposal({ title: 'Büroumbau' })
    await desk.offered({ title: 'Website' })
    const titles = async (query: string) =>
      (await desk.get(`/api/proposals?${query}`)).body().map((row: { title: string }) => row.title)
    assert.deepEqual(await titles('search=buro'), ['Büroumbau'])
    assert.deepEqual(await titles('status=Sent'), ['Website'])
    assert.deepEqual(await titles('sort=title&order=asc'), ['Büroumbau', 'Website'])
    const list = await desk.get('/api/proposals')
    assert.equal(list.header('x-total-count'), '2')
    assert.deepEqual(JSON.parse(list.header('x-totals')!), { EUR: { net: 2000, total: 2380 } })
    assert.equal(list.body()[0].owner, desk.owner.user.name)
  })

  test('proposals follow a client that is merged into another, and are proved unchanged after it', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const add = async (name: string) => (await desk.post('/api/clients', { name })).body()._id
    const [from, intoId] = [await add('Anna alt'), await add('Anna neu')]
    const { proposal } = await desk.offered({ clientId: from, customClient: null })
    ;(await desk.post(`/api/clients/${from}/merge`, { intoId })).assertStatus(200)
    const read = await desk.read(proposal._id)
    assert.deepInclude(read.client, { _id: intoId })
    assert.equal(read.buyer.name, 'Anna alt')
    assert.deepEqual(await verifyDocuments(desk.company), [])
    const counts = (await desk.get(`/api/clients/${intoId}/counts`)).body()
    assert.equal(counts.proposal, 1)
  })
})
