import { test } from '@japa/runner'
import { Port } from '#core/module/port'

test.group('Ports', () => {
  test('take one service', ({ assert }) => {
    const pilots = new Port<{ name: string }>('pilots')
    pilots.plug({ name: 'Ada' })
    assert.equal(pilots.required.name, 'Ada')
    assert.throws(() => pilots.plug({ name: 'Ben' }), 'Two modules provide pilots.')
  })

  test('say what is missing', ({ assert }) => {
    const tugs = new Port<object>('tugs')
    assert.isUndefined(tugs.service)
    assert.throws(() => tugs.required, 'No module provides tugs.')
  })
})
