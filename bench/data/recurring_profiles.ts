import { v7 as uuidv7 } from 'uuid'
import type { Bench } from '../bench.js'
import type { RawStore, Statement } from '../servers/raw_store.js'

const COPIES_AT_ONCE = 500

/** One as the product makes it, due in a few years, and copies of its row. */
export async function makeProfiles({ ours, data, pace }: Bench, store: RawStore, name: string) {
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
