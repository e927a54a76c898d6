import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import type { Bench, Operation } from '../bench.js'
import { drive } from '../load/drive.js'
import { inMilliseconds } from '../report.js'
import { openRawStore, type RawStore, type Statement } from '../servers/raw_store.js'
import { FIRST_PAGE } from './list.js'

const GOAL = { count: 10_000, seconds: 120, besides: 0.5 }
/** However slow the machine: nothing here lasts longer. */
const LONGEST = 600_000
const COPIES_AT_ONCE = 500

const LEFT = `select count(*) as count from recurring_profiles
  where company_id = ? and name = ? and runs_made = 0 and status = 'active'`
const MADE =
  'select sum(runs_made) as count from recurring_profiles where company_id = ? and name = ?'

/** Recurring invoices that come due at once: made, issued, chained and put into the outbox, each on the disk. */
export const recurring: Operation = {
  goal: 'P12',
  async measure(bench) {
    const { ours, data, pace } = bench
    const store = openRawStore(bench.database || join(bench.folder, 'kontor.sqlite3'))
    const name = `Bench ${uuidv7()}`
    const key = [data.companyId, name]
    const list = async (milliseconds: number) => {
      const ask = ours.get(FIRST_PAGE)
      const { rate } = await drive({
        port: ours.port,
        callers: 1,
        milliseconds,
        turn: (call) => call(ask),
      })
      return rate
    }
    await makeProfiles(bench, store, name)
    await list(pace.round)
    const alone = await list(pace.round * 4)

    await store.transact([
      [
        'update recurring_profiles set next_at = ? where company_id = ? and name = ?',
        [Date.now(), ...key],
      ],
    ])
    await untilFirstIsMade(store, key, pace.recurring)
    const begin = performance.now()
    const rates: number[] = []
    while ((await countOf(store, LEFT, key)) > 0 && performance.now() - begin < LONGEST) {
      rates.push(await list(pace.round))
    }
    const seconds = (performance.now() - begin) / 1000
    const made = await countOf(store, MADE, key)
    if (made < pace.recurring) throw new Error(`Only ${made} recurring invoices were made.`)

    const scaled = (seconds * GOAL.count) / pace.recurring
    const besides = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    const isWhole = pace.recurring === GOAL.count
    return [
      {
        goal: 'P12',
        operation: `${pace.recurring.toLocaleString('en')} recurring invoices: made, issued, mail queued`,
        ours: `${seconds.toFixed(0)} s`,
        wanted: `≤ ${GOAL.seconds} s for 10,000${isWhole ? '' : ` (${scaled.toFixed(0)} s in proportion)`}`,
        isMet: scaled <= GOAL.seconds,
      },
      {
        goal: 'P12',
        operation: 'list of invoices meanwhile, one answer',
        ours: inMilliseconds(1000 / besides),
        raw: `${inMilliseconds(1000 / alone)} (alone)`,
        ratio: besides / alone,
        wanted: `≥ ${GOAL.besides}`,
        isMet: besides >= GOAL.besides * alone,
      },
    ]
  },
}

/** One as the product makes it, due in a few years, and copies of its row. */
async function makeProfiles({ ours, data, pace }: Bench, store: RawStore, name: string) {
  const [clientId] = data.clientIds
  const lines = ['Konzeption', 'Programmierung', 'Wartung', 'Handbuch'].map((description, at) => ({
    description,
    quantity: at + 1.5,
    unit: 'Std.',
    unitPrice: 85.5,
    taxRate: 19,
  }))
  const startOn = `${new Date().getFullYear() + 3}-01-01`
  const schedule = { startOn, every: 1, unit: 'month', on: 'date' }
  const body = { name, mode: 'issueAndSend', schedule, invoice: { clientId, lines } }
  const { _id } = await ours.call<{ _id: string }>(ours.post('/api/recurring-invoices', body))
  const [row] = await store.all(
    'select * from recurring_profiles where company_id = ? and id = ?',
    [data.companyId, _id]
  )
  const columns = Object.keys(row)
  const insert = `insert into recurring_profiles (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
  // The driver of MariaDB gives JSON as it was before it was stored.
  const values = columns.map((column) =>
    row[column] !== null && typeof row[column] === 'object'
      ? JSON.stringify(row[column])
      : row[column]
  )
  const copyOf = (): Statement => [
    insert,
    values.map((value, at) => (columns[at] === 'id' ? uuidv7() : value)),
  ]
  for (let made = 1; made < pace.recurring; made += COPIES_AT_ONCE) {
    const count = Math.min(COPIES_AT_ONCE, pace.recurring - made)
    await store.transact(Array.from({ length: count }, copyOf))
  }
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
