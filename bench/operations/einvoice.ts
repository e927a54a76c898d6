import { spawnSync } from 'node:child_process'
import type { Operation } from '../bench.js'
import { inMilliseconds } from '../report.js'

const MOST_MILLISECONDS = 5

/** The XML of an invoice of 40 lines, in the forms that Kontor writes. */
export const einvoice: Operation = {
  goal: 'P11',
  async measure({ folder }) {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import=@poppinss/ts-exec', 'bench/servers/einvoice_times.ts'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NODE_OPTIONS: '--disable-warning=DEP0205',
          KONTOR_DATA: folder,
          DATABASE_URL: '',
          SMTP_URL: '',
        },
      }
    )
    if (status !== 0) throw new Error(`The process of the e-invoices ended with ${status}.`)
    const times: Record<string, number> = JSON.parse(stdout)
    return Object.entries(times).map(([name, taken]) => ({
      goal: 'P11',
      operation: `e-invoice of 40 lines with totals and checks, ${name}`,
      ours: inMilliseconds(taken),
      wanted: `≤ ${MOST_MILLISECONDS} ms`,
      isMet: taken <= MOST_MILLISECONDS,
    }))
  },
}
