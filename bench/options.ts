import { parseArgs } from 'node:util'

/** Options of a run. */
export interface Options {
  /** `mysql://…`; SQLite without it. */
  database: string | undefined
  invoices: number
  /** Only these goals: `P1`, `P7`. All when empty. */
  only: string[]
  /** Clients that hold live events. */
  browsers: number
  /** Invoices of a second database, to see what growth costs. */
  growth: number | undefined
  /** Whether a fresh clone is installed and started. */
  isFresh: boolean
  pace: Pace
}

/** How long and how often is measured. */
export interface Pace {
  rounds: number
  /** Milliseconds of one round of one side. */
  round: number
  /** Documents that are printed for the growth of memory. */
  prints: number
  /** Recurring invoices that come due at once. */
  recurring: number
  /** Rows of the table that is imported. */
  imported: number
}

const FULL: Pace = { rounds: 7, round: 1000, prints: 1900, recurring: 10_000, imported: 100_000 }
const QUICK: Pace = { rounds: 5, round: 250, prints: 200, recurring: 1000, imported: 5000 }

const USAGE = `npm run bench -- [--quick] [--only P1,P7] [--invoices 100000] [--database mysql://user@host/name]
                 [--browsers 300] [--growth 1000000] [--fresh]
--database needs an empty database, or one that an earlier run has filled.
--growth compares the invoices with so many (SQLite). --fresh installs and starts a clone of the last commit.`

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      invoices: { type: 'string', default: '100000' },
      database: { type: 'string' },
      browsers: { type: 'string', default: '300' },
      growth: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  return {
    database: values.database,
    invoices: Number(values.invoices),
    browsers: Number(values.browsers),
    growth: values.growth === undefined ? undefined : Number(values.growth),
    isFresh: values.fresh,
    only: values.only.split(',').filter(Boolean),
    pace: values.quick ? QUICK : FULL,
  }
}
