import { once } from 'node:events'
import { test } from '@japa/runner'
import { EventStream } from '#core/live/event_stream'
import type { Listener } from '#core/live/live_event'

const owner: Listener = { caller: { userId: 'anna', role: 'owner' }, company: { id: 'company' } }

test.group('An event stream', () => {
  test('gives a sign of life while nothing happens, and ends when the session does', async ({
    assert,
  }) => {
    let beats = 0
    const stream = new EventStream({
      heartbeat: 1,
      identify: async () => {
        if (++beats > 3) throw new Error('the session has ended')
        return owner
      },
      ended: () => undefined,
    })
    let text = ''
    stream.body.on('data', (chunk) => {
      text += chunk
    })
    await once(stream.body, 'end')
    assert.equal(text.match(/: alive/g)?.length, 3)
  })

  test('cuts off a reader that does not keep up', async ({ assert }) => {
    let endings = 0
    const stream = new EventStream({
      identify: async () => owner,
      ended: () => {
        endings++
      },
    })
    const failed = once(stream.body, 'error')
    const closed = new Promise((resolve) => stream.body.once('close', resolve))
    for (let count = 0; count < 1000; count++) {
      stream.deliver({ companyId: 'company', kind: 'invoice', id: 'x'.repeat(100) })
    }
    await failed
    await closed
    assert.equal(endings, 1)
  })
})
