import { test } from '@japa/runner'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const words = (length: number) => 'Lorem ipsum dolor sit amet '.repeat(80).slice(0, length)
const lines = (description: string, count = 500) =>
  Array.from({ length: count }, () => ({ ...LINE, description }))

test.group('Long invoices', () => {
  test('five hundred lines with ordinary texts are saved, shown and printed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const body = { lines: lines(words(300)) }
    const draft = await desk.draft(body)
    const shown = await desk.post('/api/invoices/picture', body)
    shown.assertStatus(200)
    const printed = await desk.get(`/api/invoices/${draft._id}/pdf`)
    printed.assertStatus(200)
    assert.equal(printed.body().subarray(0, 5).toString(), '%PDF-')
  })

  test('lines that fill too many pages are refused where it is too much: {name}')
    .with([
      { name: 'words', description: words(900), from: 200, to: 300 },
      { name: 'one word without end', description: 'x'.repeat(900), from: 200, to: 300 },
      { name: 'line breaks', description: 'x\n'.repeat(450), from: 10, to: 13 },
    ])
    .run(async ({ client, assert }, { description, from, to }) => {
      const desk = await makeDesk(client, { language: 'en' })
      const body = { lines: lines(description) }
      for (const path of ['picture', 'check', '']) {
        const answer = await desk.post(`/api/invoices/${path}`, body)
        answer.assertStatus(422)
        const [fault, ...others] = answer.body().fields
        assert.lengthOf(others, 0)
        const [, line] = /^lines\.(\d+)\.description$/.exec(fault.field) ?? assert.fail(fault.field)
        assert.isAbove(Number(line), from)
        assert.isBelow(Number(line), to)
        assert.equal(fault.rule, 'fitsPages')
        assert.include(fault.message, '150 pages')
      }
    })

  test('a text above or below the lines has at most a hundred lines of its own', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    for (const field of ['intro', 'notes', 'closing']) {
      const answer = await desk.post('/api/invoices', { lines: [LINE], [field]: 'x\n'.repeat(101) })
      answer.assertStatus(422)
      assert.containsSubset(answer.body().fields, [{ field, rule: 'maxLines' }])
    }
  })
})
