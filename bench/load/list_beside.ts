import type { Bench } from '../bench.js'
import { FIRST_PAGE } from '../operations/list.js'
import { inMilliseconds, perSecond, type Row } from '../report.js'
import { drive, type Measured } from './drive.js'
import { percentile } from './statistics.js'

/** Connections that ask for the list one answer after the other. */
const CALLERS = 4
/** The list beside other work, in parts of its quiet rate and as a multiple of its quiet p99. */
const GOAL = { rate: 0.5, slower: 3 }

/** The list of invoices with nothing beside it. */
export async function listQuiet(bench: Bench): Promise<Measured> {
  await list(bench, bench.pace.round)
  return list(bench, bench.pace.round * 4)
}

/**
 * The list of invoices until the work beside it is over: rate and p99, each compared with the quiet ones.
 * @param beside names the work in the report
 */
export async function listBeside(
  bench: Bench,
  goal: string,
  beside: string,
  quiet: Measured,
  isOver: () => Promise<boolean> | boolean
): Promise<Row[]> {
  const rates: number[] = []
  const times: number[] = []
  do {
    const round = await list(bench, bench.pace.round)
    rates.push(round.rate)
    times.push(...round.times)
  } while (!(await isOver()))
  const rate = rates.reduce((sum, one) => sum + one, 0) / rates.length
  const [p99, quietP99] = [times.sort((a, b) => a - b), quiet.times].map((some) =>
    percentile(some, 0.99)
  )
  return [
    {
      goal,
      operation: `list of invoices beside ${beside}, ${CALLERS} connections`,
      ours: perSecond(rate),
      raw: `${perSecond(quiet.rate)} (alone)`,
      ratio: rate / quiet.rate,
      wanted: `≥ ${GOAL.rate}`,
      isMet: rate >= GOAL.rate * quiet.rate,
    },
    {
      goal,
      operation: `p99 of the list beside ${beside}`,
      ours: inMilliseconds(p99),
      raw: `${inMilliseconds(quietP99)} (alone)`,
      ratio: p99 / quietP99,
      wanted: `≤ ${GOAL.slower}`,
      isMet: p99 <= GOAL.slower * quietP99,
    },
  ]
}

function list({ ours }: Bench, milliseconds: number) {
  const ask = ours.get(FIRST_PAGE)
  return drive({ port: ours.port, callers: CALLERS, milliseconds, turn: (call) => call(ask) })
}
