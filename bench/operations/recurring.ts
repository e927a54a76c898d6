import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import type { Operation } from '../bench.js'
import { makeProfiles } from '../data/recurring_profiles.js'
import { listBeside, listQuiet } from '../load/list_beside.js'
import { openRawStore, type RawStore } from '../servers/raw_store.js'

const GOAL = { count: 10_000, seconds: 60 }
/** However slow the machine: nothing here lasts longer. */
const LONGEST = 600_000

const LEFT = `select count(*) as count from recurring_profiles
  where company_id = ? and name = ? and runs_made = 0 and status = 'active'`
const MADE =
  'select sum(runs_made) as count from recurring_profiles where company_id = ? and name = ?'

/** Recurring invoices that come due at once: made, issued, chained and put into the outbox, each on the disk. */
export const recurring: Operation = {
  goal: 'P12',
  async measure(bench) {
    const { data, pace } = bench
    const store = openRawStore(bench.database || join(bench.folder, 'kontor.sqlite3'))
    const name = `Bench ${uuidv7()}`
    const key = [data.companyId, name]
    await makeProfiles(bench, store, name)
    const quiet = await listQuiet(bench)

    await store.transact([
      [
        'update recurring_profiles set next_at = ? where company_id = ? and name = ?',
        [Date.now(), ...key],
      ],
    ])
    await untilFirstIsMade(store, key, pace.recurring)
    const begin = performance.now()
    const isOver = async () =>
      (await countOf(store, LEFT, key)) === 0 || performance.now() - begin > LONGEST
    const rows = await listBeside(bench, 'P12', 'recurring invoices', quiet, isOver)
    const seconds = (performance.now() - begin) / 1000
    const made = await countOf(store, MADE, key)
    if (made < pace.recurring) throw new Error(`Only ${made} recurring invoices were made.`)

    const scaled = (seconds * GOAL.count) / pace.recurring
    const isWhole = pace.recurring === GOAL.count
    return [
      {
        goal: 'P12',
        operation: `${pace.recurring.toLocaleString('en')} recurring invoices: made, issued, mail queued`,
        ours: `${seconds.toFixed(0)} s`,
        wanted: `≤ ${GOAL.seconds} s for 10,000${isWhole ? '' : ` (${scaled.toFixed(0)} s in proportion)`}`,
        isMet: scaled <= GOAL.seconds,
      },
      ...rows,
    ]
  },
}

/** Waits for the server's next look at what is due, every 15 s. */
async function untilFirstIsMade(store: RawStore, key: string[], count: number) {
  const begin = performance.now()
  while ((await countOf(store, LEFT, key)) === count) {
    if (performance.now() - begin > LONGEST) throw new Error('Nothing that is due is made.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function countOf(store: RawStore, sql: string, key: string[]) {
  const [row] = await store.all(sql, key)
  return Number(row.count)
}
