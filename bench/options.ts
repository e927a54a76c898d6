import { parseArgs } from 'node:util'

/** What a run was asked for. */
export interface Options {
  /** `mysql://…`; SQLite without it. */
  database: string | undefined
  invoices: number
  /** Only these goals: `P1`, `P7`. All when empty. */
  only: string[]
  pace: Pace
}

/** How long and how often is measured. */
export interface Pace {
  rounds: number
  /** Milliseconds of one round of one side. */
  round: number
  /** Documents that are printed for the growth of memory. */
  prints: number
}

const FULL: Pace = { rounds: 7, round: 1000, prints: 1900 }
const QUICK: Pace = { rounds: 5, round: 250, prints: 200 }

const USAGE = `npm run bench -- [--quick] [--only P1,P7] [--invoices 100000] [--database mysql://user@host/name]
--database needs an empty database, or one that an earlier run has filled.`

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      invoices: { type: 'string', default: '100000' },
      database: { type: 'string' },
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
    only: values.only.split(',').filter(Boolean),
    pace: values.quick ? QUICK : FULL,
  }
}
