import { test } from '@japa/runner'
import { GOODS, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'

const PATH = '/api/delivery-notes/picture'

interface Answer {
  body(): unknown
  assertStatus(status: number): void
}

const pictureOf = (answer: Answer) => {
  answer.assertStatus(200)
  return Buffer.from(answer.body() as Uint8Array).toString('utf8')
}

test.group('Previews of delivery notes', () => {
  test('the preview of a form equals the saved note, and nothing is saved', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const note = {
      customClient: { name: 'Anna Muster' },
      lines: GOODS,
      notes: 'Gate 3',
      showsPrices: true,
    }
    const asked = pictureOf(await desk.post(PATH, note))
    assert.lengthOf((await desk.get('/api/delivery-notes')).body(), 0)
    const { _id } = await desk.note(note)
    assert.equal(asked, pictureOf(await desk.get(`/api/delivery-notes/${_id}/picture`)))
  })

  test('an empty form has a preview too', async ({ client }) => {
    const desk = await makeDeliveryDesk(client)
    pictureOf(await desk.post(PATH, { lines: [] }))
  })

  test('a note of an order keeps the fields of the order while another quantity is typed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const { _id: estimate } = await desk.ordered()
    const draft = await desk.noteOf('estimates', estimate)
    const lines = draft.lines.map((line: object) => ({ ...line, quantity: 1 }))
    const asked = pictureOf(await desk.post(PATH, { _id: draft._id, lines, clientId: null }))
    assert.equal((await desk.readNote(draft._id)).lines[0].quantity, 10)
    ;(await desk.put(`/api/delivery-notes/${draft._id}`, { lines })).assertStatus(200)
    assert.equal(asked, pictureOf(await desk.get(`/api/delivery-notes/${draft._id}/picture`)))
  })

  test('an employee sees no price, and no note of others', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const note = { customClient: { name: 'Anna' }, lines: GOODS, showsPrices: true }
    const plain = { ...note, showsPrices: false }
    assert.equal(pictureOf(await driver.post(PATH, note)), pictureOf(await desk.post(PATH, plain)))
    const other = await desk.note()
    ;(await driver.post(PATH, { ...note, _id: other._id })).assertStatus(404)
  })

  test('an issued note cannot be changed by a form', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const { _id } = await desk.issuedNote()
    const answer = await desk.post(PATH, { _id, lines: GOODS })
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'not_a_draft')
  })
})
