import { test } from '@japa/runner'
import { FairQueue } from '#core/processes/fair_queue'

const anybody = () => true

/** The owners in the order in which they are served. */
function serve(queue: FairQueue<number>, turns: number) {
  return Array.from({ length: turns }, () => queue.take(anybody)?.owner)
}

test.group('A fair queue', () => {
  test('owners take turns, and each is served in the order of arrival', ({ assert }) => {
    const queue = new FairQueue<number>()
    for (const item of [1, 2, 3]) queue.add('a', item)
    for (const item of [4, 5]) queue.add('b', item)
    const taken = Array.from({ length: 5 }, () => queue.take(anybody)?.item)
    assert.deepEqual(taken, [1, 4, 2, 5, 3])
    assert.isUndefined(queue.take(anybody))
  })

  test('a newcomer is served before an owner who just had a turn', ({ assert }) => {
    const queue = new FairQueue<number>()
    for (const item of [1, 2, 3]) queue.add('flood', item)
    assert.deepEqual(serve(queue, 1), ['flood'])
    queue.add('new', 4)
    assert.deepEqual(serve(queue, 3), ['new', 'flood', 'flood'])
  })

  test('an owner who comes back again and again does not keep the others waiting', ({ assert }) => {
    const queue = new FairQueue<number>()
    for (const item of [1, 2]) queue.add('patient', item)
    const served: (string | undefined)[] = []
    for (let turn = 0; turn < 4; turn++) {
      queue.add('eager', turn)
      served.push(...serve(queue, 1))
    }
    assert.deepEqual(served, ['patient', 'eager', 'patient', 'eager'])
  })

  test('an owner who may not have a turn now is passed over and keeps it', ({ assert }) => {
    const queue = new FairQueue<number>()
    for (const [owner, item] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      queue.add(owner, item)
    assert.equal(queue.take((owner) => owner !== 'a')?.owner, 'b')
    assert.deepEqual(serve(queue, 3), ['a', 'a', undefined])
    assert.equal(queue.size(), 0)
  })

  test('an item that is put back is the next of its owner', ({ assert }) => {
    const queue = new FairQueue<number>()
    for (const item of [1, 2]) queue.add('a', item)
    const first = queue.take(anybody)!
    queue.addFirst(first.owner, first.item)
    assert.equal(queue.size('a'), 2)
    assert.equal(queue.take(anybody)?.item, 1)
  })
})
