import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { GOODS, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { printNote } from '#modules/deliveries/pdf/print_note'

interface Line {
  description: string
  ordered: number
  deliveredBefore: number
  quantity: number
}

const figures = ({ lines }: { lines: Line[] }) =>
  lines.map(({ ordered, deliveredBefore, quantity }) => [ordered, deliveredBefore, quantity])

test.group('Partial deliveries', () => {
  test('row 65: each note brings a part, and the next one proposes the rest', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const order = await desk.ordered()
    const whole = await desk.noteOf('estimates', order._id)
    assert.deepEqual(figures(whole), [
      [10, 0, 10],
      [4, 0, 4],
    ])
    assert.deepEqual(whole.source, { type: 'estimate', _id: order._id, number: order.number })

    await desk.withQuantities(whole, [6, 4])
    const first = await desk.act(whole._id, 'issue')
    assert.isTrue(first.hasRest)
    const rest = await desk.act(whole._id, 'rest')
    assert.deepEqual(figures(rest), [[10, 6, 4]])
    const last = await desk.act(rest._id, 'issue')
    assert.isFalse(last.hasRest)
    assert.isFalse((await desk.readNote(whole._id)).hasRest)

    const none = await desk.post(`/api/delivery-notes/${whole._id}/rest`)
    none.assertStatus(409)
    assert.equal(none.body().code, 'nothing_left')
    ;(await desk.post(`/api/estimates/${order._id}/delivery-note`)).assertStatus(409)

    await desk.act(rest._id, 'cancel')
    assert.isTrue((await desk.readNote(whole._id)).hasRest)
    assert.deepEqual(figures(await desk.act(whole._id, 'rest')), [[10, 6, 4]])
    assert.deepEqual(figures(await desk.readNote(whole._id)), [
      [10, 0, 6],
      [4, 0, 4],
    ])
  })

  test('row 65: quantities in another draft are not proposed twice', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const order = await desk.ordered()
    await desk.partOf('estimates', order._id, [6, 4])
    assert.deepEqual(figures(await desk.noteOf('estimates', order._id)), [[10, 0, 4]])
  })

  test('row 65: more than the ordered quantity is delivered only when confirmed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const order = await desk.ordered()
    const draft = await desk.partOf('estimates', order._id, [11, 4])
    const refused = await desk.post(`/api/delivery-notes/${draft._id}/issue`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'more_than_ordered')
    assert.deepInclude(refused.body().lines[0], { description: 'Table', ordered: 10, quantity: 11 })
    assert.lengthOf(refused.body().lines, 1)
    const issued = await desk.act(draft._id, 'issue', { isConfirmed: true })
    assert.deepEqual(figures(issued)[0], [10, 0, 11])
    assert.isFalse(issued.hasRest)
  })

  test('row 65: a note without a source document that names an ordered quantity has a remainder too', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const first = await desk.issuedNote({ lines: [{ ...GOODS[0], ordered: 10, quantity: 3 }] })
    assert.isTrue(first.hasRest)
    const rest = await desk.act(first._id, 'rest')
    assert.deepEqual(figures(rest), [[10, 3, 7]])
    assert.isFalse((await desk.act(rest._id, 'issue')).hasRest)
    assert.isFalse((await desk.issuedNote()).hasRest)
  })

  test('row 65: the paper of a draft shows earlier deliveries', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const first = await desk.issuedNote({ lines: [{ ...GOODS[0], ordered: 10, quantity: 3 }] })
    const rest = await desk.act(first._id, 'rest')
    const note = await DeliveryNote.findIn(desk.company, rest._id)
    const [, ordered, before, quantity] =
      /(10) \S+ +(\d+) \S+ +(\d+) \S/.exec(textOfPdf(await printNote(note))) ?? []
    assert.deepEqual([ordered, before, quantity], ['10', '3', '7'])
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('row 65: of twenty concurrent notes over the whole, one is issued', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const order = await desk.ordered()
    const drafts = []
    for (let index = 0; index < 20; index++) {
      const draft = await desk.noteOf('estimates', order._id)
      drafts.push(await desk.withQuantities(draft, [0, 0]))
    }
    for (const draft of drafts) await desk.withQuantities(draft, [10, 4])
    const answers = await Promise.all(
      drafts.map(({ _id }) => desk.post(`/api/delivery-notes/${_id}/issue`))
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    for (const answer of answers.filter((one) => one.status() !== 200)) {
      assert.equal(answer.body().code, 'more_than_ordered')
    }
    const issued = answers.find((answer) => answer.status() === 200)
    assert.match(issued?.body().number, /-0001$/)
  }).disableTimeout()

  test('row 65: half of a discounted line costs half', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const order = await desk.ordered({
      discountPercent: 10,
      lines: [{ ...GOODS[0], discountAmount: 100 }],
    })
    assert.equal(order.net, 810)
    const half = await desk.partOf('estimates', order._id, [5])
    assert.equal(half.net, 405)
    assert.equal((await desk.readNote(half._id)).lines[0].discount, 19)
  })
})
