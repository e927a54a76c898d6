import { test } from '@japa/runner'
import { drawnSignature, GOODS, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'

/** Fields that no answer to an employee may hold, at any depth. */
const OF_MONEY =
  /"(unitPrice|discount|taxRate|taxCategory|amount|net|tax|total|currency|priceMode|showsPrices|itemId|invoice|isBillable)"/

test.group('Delivery notes of employees', () => {
  test('row 66: an employee writes, issues and lets sign a note without seeing a price', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const answers: string[] = []
    const keep = (answer: { text(): string; status(): number }) => {
      assert.isBelow(answer.status(), 300, answer.text())
      answers.push(answer.text())
    }
    const made = await driver.post('/api/delivery-notes', {
      customClient: { name: 'Anna Muster' },
      lines: [{ description: 'Sand', quantity: 2, unit: 't', unitPrice: 5 }],
      showsPrices: true,
    })
    keep(made)
    const { _id } = made.body()
    keep(await driver.put(`/api/delivery-notes/${_id}`, { notes: 'Gate 3', showsPrices: true }))
    keep(await driver.post(`/api/delivery-notes/${_id}/issue`))
    keep(
      await driver.post(`/api/delivery-notes/${_id}/sign`, {
        name: 'Anna',
        signature: await drawnSignature(),
      })
    )
    keep(await driver.get(`/api/delivery-notes/${_id}`))
    const listed = await driver.get('/api/delivery-notes')
    keep(listed)
    assert.isUndefined(listed.header('x-totals'))
    keep(await driver.get('/api/delivery-notes/counts'))
    keep(await driver.post(`/api/delivery-notes/${_id}/duplicate`))
    for (const text of answers) assert.notMatch(text, OF_MONEY)

    const seen = await desk.readNote(_id)
    assert.deepInclude(seen, { status: 'Signed', showsPrices: false, net: 0 })
    assert.equal(seen.createdBy._id, driver.person.user.id)
  })

  test('row 66: an employee reaches own and assigned notes alone', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const other = await desk.issuedNote()
    const paths = ['', '/pdf', '/picture', '/signature']
    for (const path of paths) {
      ;(await driver.get(`/api/delivery-notes/${other._id}${path}`)).assertStatus(404)
    }
    for (const step of ['issue', 'deliver', 'rest', 'duplicate']) {
      ;(await driver.post(`/api/delivery-notes/${other._id}/${step}`)).assertStatus(404)
    }
    assert.lengthOf((await driver.get('/api/delivery-notes')).body(), 0)
    assert.equal((await driver.get('/api/delivery-notes/counts')).body().statuses.all, 0)

    const assigned = await desk.put(`/api/delivery-notes/${other._id}/assignee`, {
      assigneeId: driver.person.user.id,
    })
    assigned.assertStatus(200)
    ;(await driver.get(`/api/delivery-notes/${other._id}`)).assertStatus(200)
    assert.lengthOf((await driver.get('/api/delivery-notes')).body(), 1)

    const stranger = (await makeDeliveryDesk(client)).owner.user.id
    const refused = await desk.put(`/api/delivery-notes/${other._id}/assignee`, {
      assigneeId: stranger,
    })
    refused.assertStatus(422)
  })

  test('row 66: changes by an employee remove no price for the desk', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const assigneeId = driver.person.user.id
    const draft = await desk.note({ assigneeId, showsPrices: true })
    const seen = (await driver.get(`/api/delivery-notes/${draft._id}`)).body()
    const [table, lamp] = seen.lines
    const changed = await driver.put(`/api/delivery-notes/${draft._id}`, {
      lines: [
        { ...lamp, quantity: 2 },
        { ...table, description: 'Table, oak' },
        { description: 'Screws', quantity: 50 },
      ],
    })
    changed.assertStatus(200)
    assert.notMatch(changed.text(), OF_MONEY)
    const kept = await desk.readNote(draft._id)
    assert.isTrue(kept.showsPrices)
    assert.deepEqual(
      kept.lines.map(({ description, quantity, unitPrice }: Record<string, unknown>) => [
        description,
        quantity,
        unitPrice,
      ]),
      [
        ['Lamp', 2, 25],
        ['Table, oak', 10, 100],
        ['Screws', 50, 0],
      ]
    )
  })

  test('row 66: a PDF with prices is printed without them for an employee', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const assigneeId = driver.person.user.id
    const priced = await desk.issuedNote({ assigneeId, showsPrices: true })
    const [mine, theirs] = [
      await driver.get(`/api/delivery-notes/${priced._id}/picture`),
      await desk.get(`/api/delivery-notes/${priced._id}/picture`),
    ]
    const plain = await desk.issuedNote({ assigneeId, showsPrices: false })
    const own = await desk.get(`/api/delivery-notes/${plain._id}/picture`)
    const lengths = [mine, theirs, own].map((answer) => String(answer.body()).length)
    assert.isBelow(lengths[0]!, lengths[1]!)
    assert.approximately(lengths[0]!, lengths[2]!, lengths[2]! / 20)
  })

  test('row 66: an employee delivers to clients of own projects alone', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const mine = await desk.clientNamed('Bau GmbH')
    const other = await desk.clientNamed('Fremd GmbH')
    await desk.post('/api/projects', {
      name: 'Haus',
      clientId: mine._id,
      memberIds: [driver.person.user.id],
    })
    const found = (await driver.get('/api/delivery-notes/recipients')).body()
    assert.deepEqual(
      found.map(({ name }: { name: string }) => name),
      ['Bau GmbH']
    )
    const write = (clientId: string) =>
      driver.post('/api/delivery-notes', { clientId, lines: GOODS })
    ;(await write(mine._id)).assertStatus(201)
    const refused = await write(other._id)
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'client_unknown')
  })

  test('row 66: billing, sending, cancelling and other documents are closed to employees', async ({
    client,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const { _id } = await desk.issuedNote({ assigneeId: driver.person.user.id })
    const order = await desk.ordered()
    for (const call of [
      driver.post('/api/delivery-notes/invoice', { noteIds: [_id] }),
      driver.post(`/api/delivery-notes/${_id}/cancel`),
      driver.post(`/api/delivery-notes/${_id}/send`),
      driver.get(`/api/delivery-notes/${_id}/send`),
      driver.put(`/api/delivery-notes/${_id}/assignee`, { assigneeId: null }),
      driver.post(`/api/estimates/${order._id}/delivery-note`),
      driver.get(`/api/document-chain?type=deliveryNote&id=${_id}`),
    ]) {
      ;(await call).assertStatus(403)
    }
  })
})
