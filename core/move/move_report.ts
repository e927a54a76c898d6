import type { Moved } from './move_database.js'

/** The last line of `db:move --json`. */
export interface MoveReport {
  ok: boolean
  /** Host and name of the target, without user and password. */
  target: string
  seconds: number
  rows: number
  /** Rows and hash of each table, and the sums of its whole numbers as text. */
  tables: Record<string, { rows: number; hash: string; sums: Record<string, string> }>
  /** Sums of amounts by table, column and currency, in minor units as text. */
  sums: Moved['figures']['sums']
  /** Heads of the audit chains by company. */
  chains: Moved['figures']['chains']
  differences: string[]
  /** Only of a move beside a server: rows that changed after the copy, and seconds from the server's end to the result. */
  frozen?: Moved['frozen']
  /** The complaints of `documents:verify` on the target. */
  faults: string[]
  /** Steps for the operator. */
  next: string[]
}

/** Steps for the operator after a move. */
export const NEXT_STEPS = [
  'Set DATABASE_URL to the address of --to.',
  'Set SEAL_FILES=true as well, unless servers with other data folders will work on this database.',
  'Start Kontor. The file kontor.sqlite3 is as it was; put it away once all is well.',
]

/** @param seconds the move took */
export function moveReport(
  address: string,
  { tables, figures, differences, faults, frozen }: Moved,
  seconds: number
): MoveReport {
  const { host, pathname } = new URL(address)
  return {
    ok: differences.length === 0 && faults.length === 0,
    target: host + pathname,
    seconds,
    rows: Object.values(tables).reduce((sum, one) => sum + one.rows, 0),
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, one]) => [name, { ...one, sums: asText(one.sums) }])
    ),
    ...figures,
    differences,
    ...(frozen && { frozen }),
    faults,
    next: differences.length === 0 ? NEXT_STEPS : [],
  }
}

const asText = (sums: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(sums).map(([column, sum]) => [column, String(sum)]))
