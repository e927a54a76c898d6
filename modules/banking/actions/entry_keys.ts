import { createHash } from 'node:crypto'
import { compact } from '#core/validation/compact'
import type { ParsedEntry, ParsedStatement } from '#modules/banking/read/parsed'

/** A parsed entry with its identity. */
export interface KeyedEntry extends ParsedEntry {
  account: string
  /** The same in every file with this entry. */
  entryKey: string
  /** Derived from the content, to recognise the entry in a file without references. */
  contentKey: string
  hasReference: boolean
}

const hashOf = (parts: (string | bigint | number)[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(String)))
    .digest('hex')

/**
 * Identifies entries: by the bank's reference if there is one, else by account, day, amount, counterparty and purpose.
 * Equal entries of one file are numbered, so that two cups of coffee on one day stay two; equal entries in two files
 * of one ZIP file are one.
 */
export function withKeys(statements: ParsedStatement[]): KeyedEntry[] {
  const byPart = Map.groupBy(statements, ({ part = 0 }) => part)
  const keyed = [...byPart.values()].flatMap(keysOfPart)
  return [...new Map(keyed.map((entry) => [entry.entryKey, entry])).values()]
}

function keysOfPart(statements: ParsedStatement[]): KeyedEntry[] {
  const seen = new Map<string, number>()
  const counted = (key: string) => {
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return hashOf([key, count])
  }
  return statements.flatMap(({ account, entries }) =>
    entries.map((entry) => {
      const { bookedOn, amount, currency, reference, counterpartyIban, counterpartyName } = entry
      const money = [account, bookedOn, currency, amount]
      // The name first: tables of many banks have no number of the other account.
      const who = compact(counterpartyName) || counterpartyIban
      const contentKey = counted(hashOf(['content', ...money, who, compact(entry.purpose)]))
      const hasReference = reference !== ''
      const entryKey = hasReference
        ? counted(hashOf(['reference', ...money, reference]))
        : contentKey
      return { ...entry, account, entryKey, contentKey, hasReference }
    })
  )
}
