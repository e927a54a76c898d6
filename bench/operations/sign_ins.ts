import type { Operation } from '../bench.js'
import { PEOPLE } from '../data/plan.js'
import { Connection } from '../load/connection.js'
import { drive } from '../load/drive.js'
import { percentile } from '../load/statistics.js'
import { inMilliseconds } from '../report.js'
import { signIn } from '../servers/ours.js'
import { FIRST_PAGE } from './list.js'

/** Fifty people sign in at once while somebody works with the list. */
export const signIns: Operation = {
  goal: 'P20',
  async measure({ ours, pace }) {
    const ask = ours.get(FIRST_PAGE)
    const list = (milliseconds: number) =>
      drive({ port: ours.port, callers: 1, milliseconds, turn: (call) => call(ask) })
    await list(pace.round)
    const alone = percentile((await list(pace.round * 2)).times, 0.99)

    let isDone = false
    const begin = performance.now()
    const all = allSignIn(ours.port).then(() => {
      isDone = true
    })
    const times: number[] = []
    while (!isDone) times.push(...(await list(50)).times)
    await all
    const seconds = (performance.now() - begin) / 1000
    const besides = percentile(
      times.sort((a, b) => a - b),
      0.99
    )
    return [
      {
        goal: 'P20',
        operation: `p99 of the list while ${PEOPLE - 1} sign in at once (${seconds.toFixed(1)} s)`,
        ours: inMilliseconds(besides),
        raw: `${inMilliseconds(alone)} (alone)`,
        ratio: besides / alone,
        wanted: '≤ 3',
        isMet: besides <= 3 * alone,
      },
    ]
  },
}

async function allSignIn(port: number) {
  await Promise.all(
    Array.from({ length: PEOPLE - 1 }, async (_, person) => {
      const connection = await Connection.open(port)
      const { status, body } = await connection.ask(signIn(person))
      connection.close()
      if (status !== 200) throw new Error(`Sign-in: ${status} ${body}`)
    })
  )
}
