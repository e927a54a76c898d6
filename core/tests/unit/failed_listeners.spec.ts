import { BaseEvent } from '@adonisjs/core/events'
import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'

class SomethingHappened extends BaseEvent {}

test.group('Events', () => {
  test('do not fail who tells them when a listener does, and reach the others', async ({
    assert,
    cleanup,
  }) => {
    let heard = 0
    cleanup(
      emitter.on(SomethingHappened, async () => {
        throw new Error('the listener failed')
      })
    )
    cleanup(emitter.on(SomethingHappened, () => void heard++))
    await assert.doesNotReject(() => SomethingHappened.dispatch())
    assert.equal(heard, 1)
  })
})
