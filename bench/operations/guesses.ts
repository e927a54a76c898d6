import { randomBytes } from 'node:crypto'
import type { Operation } from '../bench.js'
import { Connection, wire } from '../load/connection.js'
import { drive } from '../load/drive.js'
import { percentile } from '../load/statistics.js'
import { inMilliseconds } from '../report.js'
import { FIRST_PAGE } from './list.js'

/** Guesses per second, spread over all connections. */
const RATE = 1000
const CONNECTIONS = 10
const TICK = 20

/** A thousand guessed tokens a second while somebody works with the list. */
export const guesses: Operation = {
  goal: 'B10',
  async measure({ ours, pace }) {
    const ask = ours.get(FIRST_PAGE)
    const list = (milliseconds: number) =>
      drive({ port: ours.port, callers: 1, milliseconds, turn: (call) => call(ask) })
    await list(pace.round)
    const alone = percentile((await list(pace.round * 3)).times, 0.95)
    const flood = await startFlood(ours.port)
    const besides = percentile((await list(pace.round * 3)).times, 0.95)
    const rate = await flood.stop()
    return [
      {
        goal: 'B10',
        operation: `p95 of the list while ${Math.round(rate)} tokens a second are guessed`,
        ours: inMilliseconds(besides),
        raw: `${inMilliseconds(alone)} (alone)`,
        ratio: besides / alone,
        wanted: '< 2',
        isMet: besides < 2 * alone,
      },
    ]
  },
}

/** Guesses at a steady rate, or at the rate that the server answers if that is lower. */
async function startFlood(port: number) {
  const begin = performance.now()
  let isOver = false
  let sent = 0
  const guessing = Array.from({ length: CONNECTIONS }, async () => {
    const connection = await Connection.open(port)
    while (!isOver) {
      const due = ((performance.now() - begin) / 1000) * RATE
      if (sent >= due) await new Promise((resolve) => setTimeout(resolve, TICK))
      else {
        sent++
        const token = randomBytes(48).toString('base64url')
        const { status } = await connection.ask(wire('GET', '/api/auth/me', { token }))
        if (status !== 401 && status !== 429) throw new Error(`A guessed token: ${status}`)
      }
    }
    connection.close()
  })
  return {
    /** @returns guesses per second */
    async stop() {
      isOver = true
      await Promise.all(guessing)
      return sent / ((performance.now() - begin) / 1000)
    },
  }
}
