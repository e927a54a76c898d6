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

  test('texts are shown as they will be printed before they are saved', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const draw = async (kind: string, typed: object = {}) => {
      const body = { kind, template: 'classic', ...typed }
      const answer = await desk.post('/api/document-samples/picture', body)
      answer.assertStatus(200)
      return Buffer.from(answer.body())
    }
    const before = await draw('invoice')
    const preferences = {
      invoiceIntro: 'Danke!',
      invoiceClosing: 'Bis bald.',
      invoiceFooter: 'Werkstatt am Hafen',
      paymentTerms: 'Zahlbar bis {{dueDate}}.',
      hasGreeting: false,
      signer: null,
    }
    const typed = await draw('invoice', { preferences })
    assert.isFalse(before.equals(typed))
    assert.isTrue(before.equals(await draw('invoice')))
    for (const [name, value] of Object.entries(preferences)) {
      if (name === 'signer') continue
      const one = await draw('invoice', { preferences: { [name]: value } })
      assert.isFalse(before.equals(one), name)
    }
    assert.isFalse(before.equals(await draw('invoice', { language: 'sq' })))
    const estimate = await draw('estimate')
    assert.isFalse(estimate.equals(await draw('estimate', { preferences })))

    ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
    assert.isTrue(typed.equals(await draw('invoice')))
  })
})
