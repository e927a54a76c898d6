import { test } from '@japa/runner'
import { makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'

const LINE = { description: 'Regalboden', quantity: 2, unitPrice: 40, taxRate: 0 }

test.group('Lines of delivery notes', () => {
  test('a reason for no VAT stays when it is left out, and goes when the plain rate is chosen', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const customClient = { name: 'Holz Österreich GmbH', country: 'AT', vatId: 'ATU12345675' }
    const made = await desk.post('/api/delivery-notes', {
      customClient,
      lines: [{ ...LINE, taxCategory: 'AE' }],
    })
    made.assertStatus(201)
    const { _id, lines } = made.body()
    const put = async (line: { _id: string }, change: object) => {
      const body = { lines: [{ ...LINE, _id: line._id, ...change }] }
      const answer = await desk.put(`/api/delivery-notes/${_id}`, body)
      answer.assertStatus(200)
      return answer.body().lines[0]
    }
    assert.equal(lines[0].taxCategory, 'AE')
    const same = await put(lines[0], {})
    assert.equal(same.taxCategory, 'AE')
    assert.equal((await put(same, { taxCategory: null })).taxCategory, '')
  })
})
