import { memoryOfTree } from '#core/tests/faults/process_memory'
import type { Bench, Operation } from '../bench.js'
import type { Row } from '../report.js'

/** Rows a second, by docs/benchmarks.md; what importing may add to the memory of the idle server. */
const GOAL = { rate: 20_000, megabytes: 60 }
/** However slow the machine: nothing here lasts longer. */
const LONGEST = 600_000
const BETWEEN_LOOKS = 50

interface Import {
  _id: string
  state: string
  done: { created: number }
}

/** Items from a CSV file: upload, check and run as a person does them, and the export of the same. */
export const transfer: Operation = {
  goal: 'P19',
  async measure(bench) {
    const count = bench.pace.imported
    const idle = memoryOfTree(bench.ours.process)
    const { begin, checked, end } = await importItems(bench, count)
    const more = memoryOfTree(bench.ours.process) - idle
    const exported = await exportAll(bench, count)
    return [
      rateRow(`upload and check of ${count.toLocaleString('en')} CSV rows`, count, checked - begin),
      rateRow('import of them, each with its audit row', count, end - checked),
      rateRow('export of all items as CSV', exported.rows, exported.milliseconds),
      {
        goal: 'P19',
        operation: 'memory that the import adds',
        ours: `${more.toFixed(0)} MB`,
        wanted: `≤ ${GOAL.megabytes} MB`,
        isMet: more <= GOAL.megabytes,
      },
    ]
  },
}

/** Uploads, checks and imports items as a person does. @returns the moments between the steps */
export async function importItems(bench: Bench, count: number) {
  const begin = performance.now()
  const { _id } = await upload(bench, fileOf(count))
  await take(bench, _id, 'check', 'checked')
  const checked = performance.now()
  const { done } = await take(bench, _id, 'run', 'done')
  const end = performance.now()
  if (done.created !== count) throw new Error(`Only ${done.created} items were imported.`)
  return { begin, checked, end }
}

function fileOf(count: number) {
  const run = Date.now().toString(36)
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `${run}-${at};Dienstleistung ${at};Nach Aufwand, laut Nachweis;Std.;${at % 900},50;19`
  )
  return `Artikelnummer;Bezeichnung;Beschreibung;Einheit;Preis;MwSt\n${rows.join('\n')}\n`
}

async function upload(bench: Bench, text: string): Promise<Import> {
  const body = new FormData()
  body.append('file', new Blob([text]), 'artikel.csv')
  return answerOf(
    await fetch(addressOf(bench, '/imports?kind=items'), { ...asOwner(bench, 'POST'), body })
  )
}

/** Asks for a step and waits until Kontor has done it. */
async function take(bench: Bench, id: string, step: string, until: string): Promise<Import> {
  const begin = performance.now()
  await answerOf(await fetch(addressOf(bench, `/imports/${id}/${step}`), asOwner(bench, 'POST')))
  while (performance.now() - begin < LONGEST) {
    const found: Import = await answerOf(
      await fetch(addressOf(bench, `/imports/${id}`), asOwner(bench, 'GET'))
    )
    if (found.state === until) return found
    if (found.state === 'failed') throw new Error(`The ${step} failed.`)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
  }
  throw new Error(`The ${step} lasts too long.`)
}

async function exportAll(bench: Bench, atLeast: number) {
  const begin = performance.now()
  const answer = await fetch(addressOf(bench, '/exports/items?format=csv'), asOwner(bench, 'GET'))
  const rows = (await answer.text()).trimEnd().split('\n').length - 1
  if (rows < atLeast) throw new Error(`Only ${rows} items were exported.`)
  return { rows, milliseconds: performance.now() - begin }
}

const addressOf = ({ ours }: Bench, path: string) => `http://127.0.0.1:${ours.port}/api${path}`

const asOwner = ({ ours }: Bench, method: string) => ({
  method,
  headers: { authorization: `Bearer ${ours.tokens[0]}`, accept: 'application/json' },
})

async function answerOf<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}

function rateRow(operation: string, count: number, milliseconds: number): Row {
  const rate = (count * 1000) / milliseconds
  return {
    goal: 'P19',
    operation,
    ours: `${Math.round(rate).toLocaleString('en')} rows/s`,
    wanted: `≥ ${GOAL.rate.toLocaleString('en')} rows/s`,
    isMet: rate >= GOAL.rate,
  }
}
