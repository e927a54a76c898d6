import { hash } from 'node:crypto'
import type { Column } from './source.js'

/** A value as one of the two databases gives it; whole numbers of MariaDB beyond an INT arrive as text. */
export type StoredValue = bigint | number | string | Buffer | null

/** The figures of a table, which have to be the same in both databases. */
export interface TableFigures {
  rows: number
  /** Hex; the same for the same rows in any order. */
  hash: string
  /** Sums of the columns with whole numbers, except instants. */
  sums: Record<string, bigint>
}

const LANES = [0, 1, 2, 3, 4, 5, 6, 7]
const LANE_BYTES = 4

/**
 * Counts, sums and hashes the rows of a table. The SHA-256 of all rows are added up, so neither the order nor a
 * collation plays a part; a row that is there twice or not at all changes the sum.
 */
export class RowFigures {
  readonly #lanes = new Uint32Array(LANES.length)
  readonly #sums: { name: string; at: number; sum: bigint }[]
  #rows = 0

  constructor(columns: Column[]) {
    this.#sums = columns.flatMap(({ name, isInteger }, at) =>
      isInteger && !name.endsWith('_at') ? { name, at, sum: 0n } : []
    )
  }

  /** @param values in the order of the columns */
  add(values: StoredValue[]) {
    const digest = hash('sha256', values.map(normalised).join(''), 'buffer')
    for (const lane of LANES) {
      const added = (this.#lanes.at(lane) ?? 0) + digest.readUInt32BE(lane * LANE_BYTES)
      // Carries nothing over to the next lane.
      this.#lanes.set([added], lane)
    }
    for (const summed of this.#sums) summed.sum += BigInt(values[summed.at]?.toString() ?? 0)
    this.#rows += 1
  }

  result(): TableFigures {
    return {
      rows: this.#rows,
      hash: [...this.#lanes].map((lane) => lane.toString(16).padStart(8, '0')).join(''),
      sums: Object.fromEntries(this.#sums.map(({ name, sum }) => [name, sum])),
    }
  }
}

/** Begins with its kind and length, so that no two rows have the same text. */
function normalised(value: StoredValue) {
  if (value === null) return '-'
  const text = Buffer.isBuffer(value) ? value.toString('hex') : String(value)
  return `${text.length}:${text}`
}
