import { test } from '@japa/runner'
import { Happening } from '#core/happenings/happening'

test.group('Happenings', () => {
  test('are followed in order, each follower after the one before', async ({ assert }) => {
    const arrival = new Happening<[ship: string]>()
    const log: string[] = []
    arrival.follow(async (ship) => {
      await new Promise(setImmediate)
      log.push(`${ship} is unloaded`)
    })
    arrival.follow(async (ship) => void log.push(`${ship} is cleaned`))
    await arrival.announce('Albatros')
    assert.deepEqual(log, ['Albatros is unloaded', 'Albatros is cleaned'])
  })

  test('end with the first follower that objects', async ({ assert }) => {
    const departure = new Happening<[]>()
    departure.follow(async () => {
      throw new Error('The harbour is closed.')
    })
    departure.follow(async () => assert.fail('the second follower ran'))
    await assert.rejects(() => departure.announce(), 'The harbour is closed.')
  })
})
