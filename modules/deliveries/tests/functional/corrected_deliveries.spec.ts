import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { GOODS, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'

async function makeCorrectionDesk(client: ApiClient) {
  const desk = await makeDeliveryDesk(client)
  const cancel = async (id: string) => {
    ;(await desk.post(`/api/invoices/${id}/issue`)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${id}/cancel`)).assertStatus(200)
    return id
  }
  const replace = (id: string) => desk.post(`/api/invoices/${id}/replacement`)
  const replaced = async (id: string) => {
    const answer = await replace(id)
    answer.assertStatus(201)
    return answer.body()
  }
  const billOf = async (...noteIds: string[]) => (await desk.bill(...noteIds)).body().invoiceId
  const statusOf = async (id: string) => (await desk.readNote(id)).status
  return { ...desk, cancel, replace, replaced, billOf, statusOf }
}

test.group('Delivery notes of a corrected invoice', () => {
  test('row 64: on a corrected invoice, lines bill the same notes, until the last line of a note, the draft or the invoice goes', async ({
    client,
    assert,
  }) => {
    const desk = await makeCorrectionDesk(client)
    const notes = [await desk.issuedNote(), await desk.issuedNote()].map(({ _id }) => _id)
    const cancelled = await desk.cancel(await desk.billOf(...notes))
    const statuses = () => Promise.all(notes.map(desk.statusOf))
    assert.deepEqual(await statuses(), ['Issued', 'Issued'])

    const draft = await desk.replaced(cancelled)
    assert.deepEqual(await statuses(), ['Invoiced', 'Invoiced'])
    assert.equal((await desk.readNote(notes[0])).invoice._id, draft._id)
    const keep = async (lines: object[]) =>
      (await desk.put(`/api/invoices/${draft._id}`, { lines })).assertStatus(200)
    await keep(draft.lines.slice(0, 5))
    assert.deepEqual(await statuses(), ['Invoiced', 'Invoiced'])
    await keep(draft.lines.slice(0, 3))
    assert.deepEqual((await statuses()).sort(), ['Invoiced', 'Issued'])
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    assert.deepEqual(await statuses(), ['Issued', 'Issued'])

    const second = await desk.replaced(cancelled)
    await desk.cancel(second._id)
    assert.deepEqual(await statuses(), ['Issued', 'Issued'])
    await desk.replaced(second._id)
    assert.deepEqual(await statuses(), ['Invoiced', 'Invoiced'])
  })

  test('the only note of an invoice is named by its corrected invoice, a cancelled one is left out', async ({
    client,
    assert,
  }) => {
    const desk = await makeCorrectionDesk(client)
    const { _id } = await desk.issuedNote()
    const cancelled = await desk.cancel(await desk.billOf(_id))
    const draft = await desk.replaced(cancelled)
    assert.deepInclude(await desk.readNote(_id), { status: 'Invoiced' })
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)

    await desk.act(_id, 'cancel')
    const other = await desk.replaced(cancelled)
    assert.lengthOf(other.lines, 3)
    assert.equal(await desk.statusOf(_id), 'Cancelled')
  })

  test('row 64: on a corrected invoice, a replacement and an invoice for the same note never bill both', async ({
    client,
    assert,
  }) => {
    const desk = await makeCorrectionDesk(client)
    const { _id } = await desk.issuedNote()
    const cancelled = await desk.cancel(await desk.billOf(_id))
    const answers = await Promise.all([desk.replace(cancelled), desk.bill(_id), desk.bill(_id)])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 409, 409])
    for (const lost of answers.filter((answer) => answer.status() === 409)) {
      assert.include(['records_drafted', 'not_billable'], lost.body().code)
    }
  })

  test('notes that delivered the cancelled invoice are left to the corrected one', async ({
    client,
    assert,
  }) => {
    const desk = await makeCorrectionDesk(client)
    const invoice = await desk.issued({ lines: GOODS })
    const partly = await desk.partOf('invoices', invoice._id, [6, 0])
    await desk.act(partly._id, 'issue')
    ;(await desk.post(`/api/invoices/${invoice._id}/cancel`)).assertStatus(200)
    const isBillable = async () => (await desk.readNote(partly._id)).isBillable
    assert.isTrue(await isBillable())

    const draft = await desk.replaced(invoice._id)
    assert.isFalse(await isBillable())
    const rest = await desk.act(partly._id, 'rest')
    assert.isFalse(rest.isBillable)
    ;(await desk.remove(`/api/invoices/${draft._id}`)).assertStatus(200)
    assert.isTrue(await isBillable())

    const billed = await desk.billOf(partly._id)
    const refused = await desk.replace(invoice._id)
    assert.deepEqual([refused.status(), refused.body().code], [409, 'records_drafted'])
    assert.equal(refused.body().billedBy._id, billed)
  })

  test('notes of an estimate are left to the corrected invoice of that estimate', async ({
    client,
    assert,
  }) => {
    const desk = await makeCorrectionDesk(client)
    const order = await desk.ordered()
    const covered = await desk.noteOf('estimates', order._id)
    await desk.act(covered._id, 'issue')
    const { invoiceId } = (await desk.post(`/api/estimates/${order._id}/convert`)).body()
    await desk.cancel(invoiceId)
    assert.isTrue((await desk.readNote(covered._id)).isBillable)
    const corrected = await desk.replaced(invoiceId)
    assert.isFalse((await desk.readNote(covered._id)).isBillable)
    await desk.cancel(corrected._id)
    assert.isTrue((await desk.readNote(covered._id)).isBillable)
  })

  test('row 64: a note of a corrected invoice counts what was delivered under the cancelled one', async ({
    client,
    assert,
  }) => {
    const desk = await makeCorrectionDesk(client)
    const invoice = await desk.issued({ lines: GOODS })
    const partly = await desk.partOf('invoices', invoice._id, [6, 0])
    await desk.act(partly._id, 'issue')
    ;(await desk.post(`/api/invoices/${invoice._id}/cancel`)).assertStatus(200)
    const draft = await desk.replaced(invoice._id)
    // Its wording is corrected, which leaves the goods what they are.
    const [table, lamp] = draft.lines
    const lines = [{ ...table, description: 'Oak table' }, lamp]
    ;(await desk.put(`/api/invoices/${draft._id}`, { lines })).assertStatus(200)
    ;(await desk.post(`/api/invoices/${draft._id}/issue`)).assertStatus(200)
    const note = await desk.noteOf('invoices', draft._id)
    const quantities = note.lines.map((line: { quantity: number }) => line.quantity)
    assert.deepEqual(quantities, [4, 4])
  })
})
