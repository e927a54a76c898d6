import type { DataSet } from './data/plan.js'
import type { Options } from './options.js'
import type { Row } from './report.js'
import type { Ours } from './servers/ours.js'
import type { Raw } from './servers/raw.js'

/** Context of a measurement. */
export interface Bench extends Options {
  /** Where the data of `ours` lies. */
  folder: string
  ours: Ours
  raw: Raw
  data: DataSet
}

export interface Operation {
  /** The goals of docs/benchmarks.md that it measures: `P1`. */
  goal: string
  measure(bench: Bench): Promise<Row[]>
}
