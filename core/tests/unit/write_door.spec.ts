import { setImmediate as anotherTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { RemoteDoor } from '#core/background/remote_door'
import { WriteDoor } from '#core/database/transaction/door'

test.group('The door for changes', () => {
  test('lets one in at a time, people and the background in turns', async ({ assert }) => {
    const door = new WriteDoor()
    const order: string[] = []
    let inside = 0
    const pass = async (rank: 'people' | 'background', name: string) => {
      const leave = await door.enter(rank)
      inside += 1
      assert.equal(inside, 1)
      order.push(name)
      await anotherTurn()
      inside -= 1
      leave()
      leave()
    }
    await Promise.all([
      pass('background', 'b1'),
      pass('background', 'b2'),
      pass('background', 'b3'),
      pass('people', 'p1'),
      pass('people', 'p2'),
      pass('people', 'p3'),
    ])
    assert.deepEqual(order, ['b1', 'p1', 'b2', 'p2', 'b3', 'p3'])
  })

  test('asks the one inside for the turn as soon as another one waits', async ({ assert }) => {
    const door = new WriteDoor()
    let wishes = 0
    const leaveFirst = await door.enter('background', () => wishes++)
    assert.equal(wishes, 0)
    const second = door.enter('people')
    const third = door.enter('background', () => wishes++)
    assert.equal(wishes, 2)
    leaveFirst()
    const leaveSecond = await second
    const fourth = door.enter('people')
    leaveSecond()
    await third
    assert.equal(wishes, 3, 'the fourth waited already when the third came in')
    assert.exists(fourth)
  })
})

test.group('The door of the server, reached from its background process', () => {
  /** A remote door, and the messages that it sends. */
  function remote() {
    const sent: string[] = []
    const door = new RemoteDoor(({ kind }) => sent.push(kind))
    return { door, sent }
  }

  async function entered(door: RemoteDoor) {
    const entering = door.enter()
    await anotherTurn()
    door.open()
    return entering
  }

  test('stays open for transactions that follow each other', async ({ assert }) => {
    const { door, sent } = remote()
    let leave = await entered(door)
    for (let each = 0; each < 3; each++) {
      const next = door.enter()
      leave()
      leave = await next
    }
    assert.deepEqual(sent, ['ask'])
  })

  test('is given back between two transactions when somebody waits', async ({ assert }) => {
    const { door, sent } = remote()
    const leave = await entered(door)
    const next = door.enter()
    door.wantBack()
    assert.deepEqual(sent, ['ask'], 'not within a transaction')
    leave()
    await anotherTurn()
    assert.deepEqual(sent, ['ask', 'leave', 'ask'])
    door.open()
    await next
  })

  test('is given back when nothing follows', async ({ assert }) => {
    const { door, sent } = remote()
    const leave = await entered(door)
    leave()
    await anotherTurn()
    await anotherTurn()
    assert.deepEqual(sent, ['ask', 'leave'])
  })

  test('is given back when the wish comes in the pause before a transaction', async ({
    assert,
  }) => {
    const { door, sent } = remote()
    const leave = await entered(door)
    const next = door.enter()
    leave()
    await Promise.resolve()
    door.wantBack()
    await anotherTurn()
    await anotherTurn()
    assert.deepEqual(sent, ['ask', 'leave', 'ask'])
    door.open()
    await next
  })

  test('takes more work into a transaction until somebody waits', async ({ assert }) => {
    const { door } = remote()
    const leave = await entered(door)
    assert.isTrue(await door.takesMore(50))
    assert.isFalse(await door.takesMore(5000), 'those who have finished wait for the COMMIT')
    const asked = door.takesMore(50)
    door.wantBack()
    assert.isFalse(await asked, 'the wish arrives in the pause between two works')
    leave()
  })
})
