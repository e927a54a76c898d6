import { test } from '@japa/runner'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Templates of documents', () => {
  test('row 81: a kind has its own default, and issued documents keep their look', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const pagesOf = async (id: string) =>
      Buffer.from((await desk.get(`/api/invoices/${id}/picture`)).body())
    const classic = await desk.issued()
    const before = await pagesOf(classic._id)
    const draft = await desk.draft()
    const beforeDraft = await pagesOf(draft._id)

    const saved = await desk.post('/api/settings', {
      preferences: { templates: { invoice: 'modern' } },
    })
    assert.deepEqual(saved.body().preferences.templates, {
      invoice: 'modern',
      estimate: 'classic',
      reminder: 'classic',
    })
    assert.isTrue(before.equals(await pagesOf(classic._id)))
    assert.isFalse(beforeDraft.equals(await pagesOf(draft._id)))
  })

  test('row 81: one document may have another template', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft({ template: 'compact' })
    assert.equal(draft.template, 'compact')
    const issued = (await desk.post(`/api/invoices/${draft._id}/issue`)).body()
    assert.equal(issued.template, 'compact')
    const copy = (await desk.post(`/api/invoices/${draft._id}/duplicate`)).body()
    assert.equal(copy.template, 'compact')
    ;(await desk.put(`/api/invoices/${copy._id}`, { template: 'loud' })).assertStatus(422)
  })

  test('row 81: a look is shown before it is chosen', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draw = (body: object) => desk.post('/api/document-samples/picture', body)
    for (const kind of ['invoice', 'estimate', 'reminder']) {
      const answer = await draw({ kind, template: 'modern', accentColor: '#7C2D12' })
      answer.assertStatus(200)
      assert.match(answer.header('content-type') ?? '', /svg/)
    }
    ;(await draw({ kind: 'invoice', template: 'modern', accentColor: '#FFFFFF' })).assertStatus(422)
  })
})
