import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { newId } from '#core/ids'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

test.group('Invoices in parallel', () => {
  test('a hundred issues at once, a fifth of them refused, leave no gap', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const drafts = await times(100, (index) =>
      desk.draft(index % 5 === 0 ? { customClient: null } : {})
    )
    const answers = await times(100, (index) =>
      desk.post(`/api/invoices/${drafts[index]._id}/issue`)
    )
    const refused = answers.filter((answer) => answer.status() === 422)
    const numbers = answers
      .filter((answer) => answer.status() === 200)
      .map((answer) => Number(answer.body().number.slice(-4)))
    assert.lengthOf(refused, 20)
    assert.sameOrderedMembers(
      numbers.sort((a, b) => a - b),
      Array.from({ length: 80 }, (_, index) => index + 1)
    )
    assert.isUndefined(await verifyAuditChain(desk.company.id))
  })

  test('numbers rise with the instants of issue', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const drafts = await times(20, () => desk.draft())
    await times(20, (index) => desk.post(`/api/invoices/${drafts[index]._id}/issue`))
    const list: { _id: string }[] = (await desk.get('/api/invoices?sort=number&order=asc')).body()
    const issuedAt: string[] = []
    for (const { _id } of list)
      issuedAt.push((await desk.get(`/api/invoices/${_id}`)).body().issuedAt)
    assert.deepEqual(issuedAt, [...issuedAt].sort())
  })

  test('one draft issued twenty times at once gets one number', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft()
    const answers = await times(20, () => desk.post(`/api/invoices/${draft._id}/issue`))
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer.body().code === 'not_a_draft'),
      19
    )
    assert.match((await desk.issued()).number, /0002$/)
  })

  test('of ten full payments at once exactly one is accepted', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    const answers = await times(10, () =>
      desk.post(`/api/invoices/${_id}/payments`, { amount: 119 })
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 201),
      1
    )
    const refused = answers.filter((answer) => answer.status() === 409)
    assert.lengthOf(refused, 9)
    for (const answer of refused) {
      assert.containsSubset(answer.body(), { code: 'payment_exceeds_open', open: 0 })
    }
    const { paid, payments, status } = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.deepEqual([paid, payments.length, status], [119, 1, 'Paid'])
  })

  test('partial payments that are twice too much together stop at the total', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    const answers = await times(40, () =>
      desk.post(`/api/invoices/${_id}/payments`, { amount: '5.95' })
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 201),
      20
    )
    const { paid, open, status, payments } = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.deepEqual([paid, open, status, payments.length], [119, 0, 'Paid', 20])
  })

  test('a payment is removed only once, however often the request is repeated', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    const payment = (await desk.post(`/api/invoices/${_id}/payments`, { amount: 100 })).body()._id
    const answers = await times(10, () => desk.remove(`/api/invoices/${_id}/payments/${payment}`))
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    const { paid, status } = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.deepEqual([paid, status], [0, 'Unpaid'])
  })

  test('one Idempotency-Key has one effect and one answer, per company', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const other = await makeDesk(client)
    const key = newId()
    const body = { customClient: { name: 'Anna' }, lines: [LINE] }
    const send = (by: typeof desk, content: object) =>
      by.post('/api/invoices', content).header('idempotency-key', key)

    const answers = await times(50, () => send(desk, body))
    const made = answers.filter((answer) => answer.header('idempotent-replayed') !== 'true')
    assert.lengthOf(made, 1)
    for (const answer of answers) assert.equal(answer.text(), made[0].text())
    assert.lengthOf((await desk.get('/api/invoices')).body(), 1)

    const changed = await send(desk, { ...body, notes: 'other' })
    changed.assertStatus(422)
    assert.equal(changed.body().code, 'idempotency_key_reused')
    const elsewhere = await send(other, body)
    elsewhere.assertStatus(201)
    assert.notEqual(elsewhere.body()._id, made[0].body()._id)
  })

  test('a step that is repeated with its key happens once', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.draft()
    const steps: [step: string, body: object][] = [
      ['issue', {}],
      ['payments', { amount: 19 }],
      ['send', { to: ['anna@example.test'] }],
      ['duplicate', {}],
    ]
    for (const [step, body] of steps) {
      const key = newId()
      const answers = await times(10, () =>
        desk.post(`/api/invoices/${_id}/${step}`, body).header('idempotency-key', key)
      )
      const [first] = answers
      assert.isBelow(first.status(), 300, step)
      for (const answer of answers) {
        assert.deepEqual([answer.status(), answer.text()], [first.status(), first.text()], step)
      }
    }
    const { paid, timeline } = (await desk.get(`/api/invoices/${_id}`)).body()
    assert.equal(paid, 19)
    assert.lengthOf(timeline, 4)
    assert.lengthOf((await desk.get('/api/invoices')).body(), 2)
  })
})
