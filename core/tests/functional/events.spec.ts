import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { joinCompany, makeCompany, makePerson } from '#modules/auth/factories/company_factory'

/** Opens the stream like the web does, and reads it until a wanted text has come or it ends. */
async function listen(token: string) {
  const aborter = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborter.signal,
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    answer,
    close: () => aborter.abort(),
    async until(wanted: string) {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read()
        if (done) break
        text += value
      }
      return text
    },
  }
}

test.group('Live events', () => {
  test('reach the people of the company after the commit, with kind and id only', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const stranger = await makeCompany()
    const mine = await listen(owner.token)
    const theirs = await listen(stranger.owner.token)
    assert.equal(mine.answer.status, 200)
    assert.match(mine.answer.headers.get('content-type')!, /^text\/event-stream/)
    assert.include(await mine.until('connected'), 'connected')

    const id = newId()
    await inTx(async () => publish(company.id, { kind: 'invoice', id }))
    assert.include(
      await mine.until(id),
      `event: invoice\ndata: {"kind":"invoice","id":"${id}"}\n\n`
    )

    const last = newId()
    publish(stranger.company.id, { kind: 'invoice', id: last })
    assert.notInclude(await theirs.until(last), id)
    mine.close()
    theirs.close()
  })

  test('of one company do not reach the same person in another', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const other = await makeCompany()
    const inOther = await joinCompany(owner, other.company, 'owner')
    const stream = await listen(inOther.token)
    const [timer, last] = [newId(), newId()]
    publish(company.id, { kind: 'timer', id: timer, userId: owner.user.id })
    publish(other.company.id, { kind: 'invoice', id: last })
    assert.notInclude(await stream.until(last), timer)
    stream.close()
  })

  test('of a transaction that is rolled back are never sent', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const stream = await listen(owner.token)
    const [lost, kept] = [newId(), newId()]
    const failing = inTx(async () => {
      publish(company.id, { kind: 'invoice', id: lost })
      throw new Error('rolled back')
    })
    await assert.rejects(() => failing, 'rolled back')
    publish(company.id, { kind: 'invoice', id: kept })
    assert.notInclude(await stream.until(kept), lost)
    stream.close()
  })

  test('of one person go to that person and the desk, those of the desk not to employees', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const ben = await makePerson(company.id, 'employee')
    const [desk, hers, his] = await Promise.all([owner, anna, ben].map((p) => listen(p.token)))
    const [timer, invoice, settings] = [newId(), newId(), newId()]
    publish(company.id, { kind: 'timer', id: timer, userId: anna.user.id })
    publish(company.id, { kind: 'invoice', id: invoice })
    publish(company.id, { kind: 'settings', id: settings, audience: 'staff' })

    assert.include(await hers!.until(settings), timer)
    assert.notInclude(await hers!.until(settings), invoice)
    assert.notInclude(await his!.until(settings), timer)
    const heard = await desk!.until(settings)
    assert.include(heard, timer)
    assert.include(heard, invoice)
    for (const stream of [desk, hers, his]) stream!.close()
  })

  test('end when the session has ended', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const stream = await listen(owner.token)
    await client.post('/api/auth/logout').bearerToken(owner.token)
    const id = newId()
    publish(company.id, { kind: 'invoice', id })
    assert.notInclude(await stream.until(id), id)
  })

  test('end for a user who is disabled', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const stream = await listen(owner.token)
    await inTx(() => writer().from('users').where('id', owner.user.id).update({ is_active: false }))
    publish(company.id, { kind: 'invoice', id: newId() })
    assert.notInclude(await stream.until('never'), 'event:')
  })

  test('take ten streams of one user, and an eleventh when one was closed', async ({ assert }) => {
    const { owner } = await makeCompany()
    const streams = []
    for (let count = 1; count <= 10; count++) streams.push(await listen(owner.token))
    assert.equal((await listen(owner.token)).answer.status, 429)

    streams.pop()!.close()
    let again = await listen(owner.token)
    while (again.answer.status === 429) again = await listen(owner.token)
    assert.equal(again.answer.status, 200)
    for (const stream of [...streams, again]) stream.close()
  })

  test('are for people who are signed in', async ({ client }) => {
    const answer = await client.get('/api/events')
    answer.assertStatus(401)
  })
})
