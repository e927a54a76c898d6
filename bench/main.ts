import { existsSync } from 'node:fs'
import { memoryOfTree } from '#core/tests/faults/process_memory'
import type { Bench, Operation } from './bench.js'
import { prepareData } from './data/prepare_data.js'
import { machine } from './machine.js'
import { analytics } from './operations/analytics.js'
import { beside } from './operations/beside.js'
import { bundle } from './operations/bundle.js'
import { dashboard } from './operations/dashboard.js'
import { einvoice } from './operations/einvoice.js'
import { firmsAtWork } from './operations/firms_at_work.js'
import { forecast } from './operations/forecast.js'
import { fresh } from './operations/fresh.js'
import { growth } from './operations/growth.js'
import { guesses } from './operations/guesses.js'
import { invoice } from './operations/invoice.js'
import { issue } from './operations/issue.js'
import { list } from './operations/list.js'
import { listVariants } from './operations/list_variants.js'
import { live } from './operations/live.js'
import { payment } from './operations/payment.js'
import { pdf } from './operations/pdf.js'
import { recurring } from './operations/recurring.js'
import { routeChange } from './operations/route_change.js'
import { signIns } from './operations/sign_ins.js'
import { measureStart, memoryRow } from './operations/start.js'
import { terminal } from './operations/terminal/commands.js'
import { firstFrame } from './operations/terminal/first_frame.js'
import { prompt } from './operations/terminal/prompt.js'
import { timer } from './operations/timer.js'
import { transfer } from './operations/transfer.js'
import { readOptions } from './options.js'
import { type Row, table } from './report.js'
import { startOurs } from './servers/ours.js'
import { startRaw } from './servers/raw.js'

/** Reading before writing, so that reads meet the data as it was made. */
const OPERATIONS: Operation[] = [
  list,
  loadedMemory(),
  listVariants,
  growth,
  invoice,
  routeChange,
  pdf,
  prompt,
  terminal,
  firstFrame,
  einvoice,
  bundle,
  fresh,
  live,
  signIns,
  guesses,
  dashboard,
  analytics,
  forecast,
  issue,
  payment,
  timer,
  transfer,
  beside,
  recurring,
  firmsAtWork,
]

const options = readOptions(process.argv.slice(2))
if (existsSync('build/core/bin/server.js')) await run()
else console.error('There is no build yet; run npm run build first.')

async function run() {
  const prepared = prepareData(options)
  const { folder, rawFolder, data } = prepared
  console.log(machine(options))
  const rows = isWanted('P14') ? await measureStart(folder, options.database) : []
  const ours = await startOurs(folder, options.database)
  const raw = await startRaw(rawFolder, options.database)
  try {
    rows.push(...(await measureAll({ ...options, folder, ours, raw, data })))
    console.log(`\n${table(rows)}`)
  } finally {
    await Promise.all([ours.stop(), raw.stop()])
    prepared.remove()
  }
}

/** An operation that fails is a line of the table, not the end of the run. */
async function measureAll(bench: Bench) {
  const rows: Row[] = []
  for (const { goal, measure } of OPERATIONS) {
    if (!isWanted(goal)) continue
    try {
      rows.push(...(await measure(bench)))
      console.log(`${goal} measured`)
    } catch (error) {
      console.log(`${goal} failed`, error)
      rows.push({ goal, operation: 'failed, see above', ours: '–', isMet: false })
    }
  }
  return rows
}

function isWanted(goal: string) {
  return options.only.length === 0 || options.only.includes(goal)
}

function loadedMemory(): Operation {
  return {
    goal: 'P14',
    measure: async ({ ours }) => [
      memoryRow('memory, after the list was loaded', memoryOfTree(ours.process), 250),
    ],
  }
}
