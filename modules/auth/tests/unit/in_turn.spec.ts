import { availableParallelism } from 'node:os'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { AppError } from '#core/errors/app_error'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'

const AT_ONCE = Math.max(1, availableParallelism() - 1)

/** A gate that work waits at until it opens. */
function makeGate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, isOpen }
}

/** Familiar addresses are looked up before a place is taken, which takes some rounds of the event loop. */
async function allAreWaiting() {
  for (let round = 0; round < 500; round++) await turn()
}

test.group('Expensive work in turn', () => {
  test('leaves a core free, serves one address in order and goes on after a failure', async ({
    assert,
  }) => {
    let running = 0
    let most = 0
    const order: number[] = []
    const jobs = Array.from({ length: 20 }, (_, index) =>
      inTurn({ address: '10.0.0.1', account: `a${index}` }, async () => {
        most = Math.max(most, ++running)
        order.push(index)
        await turn()
        running--
        if (index === 3) throw new Error('one fails')
      })
    )
    const outcomes = await Promise.allSettled(jobs)
    assert.isAtMost(most, AT_ONCE)
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b)
    )
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'rejected'),
      1
    )
  })

  test('addresses take turns, however many wait behind one of them', async ({ assert }) => {
    const gate = makeGate()
    const order: string[] = []
    const ask = (address: string, account: string) =>
      inTurn({ address, account }, async () => {
        await gate.isOpen
        order.push(address)
      })
    const flood = Array.from({ length: AT_ONCE + 25 }, (_, index) => ask('flood', `a${index}`))
    const others = ['one', 'two', 'three'].map((address) => ask(address, 'somebody'))
    await allAreWaiting()
    gate.open()
    await Promise.all([...flood, ...others])
    const last = Math.max(...['one', 'two', 'three'].map((address) => order.indexOf(address)))
    // Those that run already, and the one whose round it is.
    assert.isAtMost(last, AT_ONCE + 3)
  })

  test('a newcomer waits for the work under way and for none of the flood behind it', async ({
    assert,
  }) => {
    const gates = Array.from({ length: 12 }, makeGate)
    const order: string[] = []
    const flood = gates.map((gate, index) =>
      inTurn({ address: 'flood', account: `a${index}` }, async () => {
        await gate.isOpen
        order.push(`flood ${index}`)
      })
    )
    for (const gate of gates.slice(0, 5)) gate.open()
    await flood[4]
    const newcomer = inTurn({ address: 'new', account: 'somebody' }, async () => {
      order.push('new')
    })
    for (const gate of gates.slice(5)) gate.open()
    await Promise.all([...flood, newcomer])
    assert.isAtMost(order.indexOf('new'), 5 + AT_ONCE)
  })

  test('one address has thirty places and one account five of them; further requests have to wait', async ({
    assert,
  }) => {
    const gate = makeGate()
    const ask = (account: string) =>
      inTurn({ address: 'office', account }, () => gate.isOpen).then(
        () => 200,
        (error: AppError) => {
          assert.isAbove(error.details.retryAfter ?? 0, 0)
          return error.status
        }
      )
    const busy = Array.from({ length: AT_ONCE }, (_, index) => ask(`first ${index}`))
    const guessed = Array.from({ length: 40 }, () => ask('guessed'))
    const people = Array.from({ length: 20 }, (_, index) => ask(`person ${index}`))
    const flood = Array.from({ length: 200 }, (_, index) => ask(`flood ${index}`))
    const count = async (asked: Promise<number>[], status: number) =>
      (await Promise.all(asked)).filter((one) => one === status).length
    await allAreWaiting()
    gate.open()
    assert.equal(await count(busy, 200), AT_ONCE)
    assert.equal(await count(guessed, 200), 5)
    assert.equal(await count(people, 200), 20)
    assert.equal(await count(flood, 200), 5)
    assert.equal(await count(flood, 429), 195)
    assert.equal(await ask('later'), 200)
  })

  test('many addresses together find an end too', async ({ assert }) => {
    const gate = makeGate()
    const asked = Array.from({ length: 1000 }, (_, index) =>
      inTurn({ address: `10.0.${index}`, account: 'one' }, () => gate.isOpen).then(
        () => 200,
        ({ status }: AppError) => status
      )
    )
    await allAreWaiting()
    gate.open()
    const statuses = await Promise.all(asked)
    assert.equal(statuses.filter((status) => status === 200).length, 500 + AT_ONCE)
  })
})
