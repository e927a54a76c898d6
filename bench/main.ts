import { existsSync } from 'node:fs'
import type { Bench, Operation } from './bench.js'
import { prepareData } from './data/prepare_data.js'
import { machine } from './machine.js'
import { invoice } from './operations/invoice.js'
import { issue } from './operations/issue.js'
import { list } from './operations/list.js'
import { listVariants } from './operations/list_variants.js'
import { payment } from './operations/payment.js'
import { timer } from './operations/timer.js'
import { readOptions } from './options.js'
import { type Row, table } from './report.js'
import { startOurs } from './servers/ours.js'
import { startRaw } from './servers/raw.js'

/** Reading before writing, so that reads meet the data as it was made. */
const OPERATIONS: Operation[] = [list, listVariants, invoice, issue, payment, timer]

const options = readOptions(process.argv.slice(2))
if (existsSync('build/core/bin/server.js')) await run()
else console.error('There is no build yet; run npm run build first.')

async function run() {
  const prepared = prepareData(options)
  const { folder, rawFolder, data } = prepared
  console.log(machine(options))
  const ours = await startOurs(folder, options.database)
  const raw = await startRaw(rawFolder, options.database)
  try {
    console.log(`\n${table(await measureAll({ ...options, ours, raw, data, folder }))}`)
  } finally {
    await Promise.all([ours.stop(), raw.stop()])
    prepared.remove()
  }
}

/** An operation that fails is a line of the table, not the end of the run. */
async function measureAll(bench: Bench) {
  const rows: Row[] = []
  for (const { goal, measure } of OPERATIONS) {
    if (bench.only.length > 0 && !bench.only.includes(goal)) continue
    try {
      rows.push(...(await measure(bench)))
      console.log(`${goal} measured`)
    } catch (error) {
      rows.push({ goal, operation: `failed: ${(error as Error).message}`, ours: '–', isMet: false })
    }
  }
  return rows
}
