import type { Day } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { boundInteger, type StoredInteger } from '#core/money/columns'

/** The fields of an entry that its sum is kept by, and its amounts. */
export interface CountedEntry {
  basis: string
  day_on: Day
  currency: string
  category: string
  rate: StoredInteger
  cause: string
  net: StoredInteger
  tax: StoredInteger
}

const KEY = ['basis', 'day_on', 'currency', 'category', 'rate', 'cause'] as const

const THIS_ONE = `where ${KEY.map((name) => `${name} = ?`).join(' and ')} and company_id = ?`
const ADD = `update vat_sums set entries = entries + ?, net = net + ?, tax = tax + ? ${THIS_ONE}`
/** A day without entries has no sum, so that no report shows it as zero. */
const DELETE_EMPTY = `delete from vat_sums ${THIS_ONE} and entries = 0`

interface Change {
  of: CountedEntry
  entries: bigint
  net: bigint
  tax: bigint
}

/**
 * Takes entries out of the sums of a company and adds others. Only inside inTx and after the audit row, whose lock
 * makes the changes of a company wait for each other.
 */
export async function moveSums(
  companyId: string,
  { gone, come }: { gone: readonly CountedEntry[]; come: readonly CountedEntry[] }
) {
  const changes = new Map<string, Change>()
  const count = (entry: CountedEntry, times: 1n | -1n) => {
    const key = keyOf(entry)
    const change = changes.get(key) ?? { of: entry, entries: 0n, net: 0n, tax: 0n }
    changes.set(key, {
      of: entry,
      entries: change.entries + times,
      net: change.net + times * BigInt(entry.net),
      tax: change.tax + times * BigInt(entry.tax),
    })
  }
  for (const entry of gone) count(entry, -1n)
  for (const entry of come) count(entry, 1n)
  for (const change of changes.values()) await add(companyId, change)
}

const keyOf = (entry: CountedEntry) => KEY.map((name) => String(entry[name])).join(' ')

async function add(companyId: string, { of, ...amounts }: Change) {
  const [entries, net, tax] = [amounts.entries, amounts.net, amounts.tax].map(boundInteger)
  if (amounts.entries === 0n && amounts.net === 0n && amounts.tax === 0n) return
  const key = { ...keyColumns(of), company_id: companyId }
  const changed = await changeRows(ADD, [entries, net, tax, ...Object.values(key)])
  if (changed === 0) await insertRows('vat_sums', [{ ...key, entries, net, tax }])
  if (amounts.entries < 0n) await changeRows(DELETE_EMPTY, Object.values(key))
}

const keyColumns = ({ basis, day_on, currency, category, rate, cause }: CountedEntry) => ({
  basis,
  day_on,
  currency,
  category,
  rate: boundInteger(BigInt(rate)),
  cause,
})

const COUNTED = `
  select ${KEY.join(', ')}, count(*) as entries, cast(sum(net) as signed) as net, cast(sum(tax) as signed) as tax
  from vat_entries where company_id = ? group by ${KEY.join(', ')}`
const KEPT = `
  select ${KEY.join(', ')}, entries, net, tax from vat_sums where company_id = ?`

/** The days whose sums are not those of their entries. */
export async function verifySums({ id }: { id: string }): Promise<Day[]> {
  const [kept, counted] = [await readRows<Sum>(KEPT, [id]), await readRows<Sum>(COUNTED, [id])]
  const [known, wanted] = [new Map(kept.map(asText)), new Map(counted.map(asText))]
  const days = [
    ...[...known].filter(([text]) => !wanted.has(text)),
    ...[...wanted].filter(([text]) => !known.has(text)),
  ].map(([, day]) => day)
  return [...new Set(days)].sort()
}

type Sum = CountedEntry & { entries: StoredInteger }

const asText = (row: Sum) =>
  [[keyOf(row), row.entries, row.net, row.tax].map(String).join(' '), row.day_on] as const
