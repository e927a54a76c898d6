import { fork } from 'node:child_process'
import { once } from 'node:events'
import { memoryOfTree } from '#core/tests/faults/process_memory'
import type { Bench, Operation } from '../bench.js'
import { Connection } from '../load/connection.js'
import { drive } from '../load/drive.js'
import { median, percentile } from '../load/statistics.js'
import { inMilliseconds, type Row } from '../report.js'
import { FIRST_PAGE } from './list.js'

const LINES = [12, 40, 200]
const AT_ONCE = 100
/** However slow the machine: nothing here lasts longer. */
const LONGEST = 60_000
const MOST_MORE_MEGABYTES = 20

/** PDFs beside those of bare typst; somebody else's answers and the memory while many are made. */
export const pdf: Operation = {
  goal: 'P10',
  async measure(bench) {
    const connection = await Connection.open(bench.ours.port)
    try {
      return [
        ...(await besideBareTypst(bench, connection)),
        ...(await besideOthers(bench)),
        await memoryOfMany(bench, connection),
      ]
    } finally {
      connection.close()
    }
  },
}

async function besideBareTypst(bench: Bench, connection: Connection) {
  const bare = fork('bench/servers/bare_typst.ts', {
    execArgv: ['--import=@poppinss/ts-exec'],
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=DEP0205' },
  })
  // A process that dies answers nothing; what waits for it must hear of its end, and it may end while nothing waits.
  const broken = once(bare, 'exit').then(([code]): never => {
    throw new Error(`typst ended with ${code}.`)
  })
  broken.catch(() => undefined)
  const typst = async (lines: number): Promise<number> => {
    const answer = once(bare, 'message')
    bare.send(lines)
    const [milliseconds] = await Promise.race([answer, broken])
    return milliseconds
  }
  try {
    const rows: Row[] = []
    for (const lines of LINES) rows.push(await rowOf(bench, connection, typst, lines))
    return rows
  } finally {
    bare.kill()
  }
}

async function rowOf(
  bench: Bench,
  connection: Connection,
  typst: (lines: number) => Promise<number>,
  lines: number
): Promise<Row> {
  const ask = bench.ours.get(await draftOf(bench, lines))
  const samples: { ours: number; bare: number }[] = []
  for (let at = 0; at <= bench.pace.rounds; at++) {
    const begin = performance.now()
    await print(connection, ask)
    const ours = performance.now() - begin
    const milliseconds = await typst(lines)
    if (at > 0) samples.push({ ours, bare: milliseconds })
  }
  const ratio = median(samples.map((sample) => sample.ours / sample.bare))
  return {
    goal: 'P10',
    operation: `PDF of ${lines} lines`,
    ours: inMilliseconds(median(samples.map((sample) => sample.ours))),
    raw: `${inMilliseconds(median(samples.map((sample) => sample.bare)))} (typst)`,
    ratio,
    wanted: '≤ 1.3',
    isMet: ratio <= 1.3,
  }
}

/** The 99th percentile of the list, alone and while documents are printed. */
async function besideOthers(bench: Bench): Promise<Row[]> {
  const ask = bench.ours.get(FIRST_PAGE)
  const list = (milliseconds: number) =>
    drive({ port: bench.ours.port, callers: 1, milliseconds, turn: (call) => call(ask) })
  await list(bench.pace.round)
  const alone = percentile((await list(bench.pace.round * 4)).times, 0.99)
  const document = bench.ours.get(await draftOf(bench, 12))
  let isDone = false
  const connection = await Connection.open(bench.ours.port)
  const printing = printMany(connection, document, AT_ONCE).finally(() => {
    isDone = true
    connection.close()
  })
  const times: number[] = []
  while (!isDone) times.push(...(await list(50)).times)
  const made = await printing
  const besides = percentile(
    times.sort((a, b) => a - b),
    0.99
  )
  return [
    {
      goal: 'P10',
      operation: `p99 of the list while ${made} PDFs are made`,
      ours: inMilliseconds(besides),
      raw: `${inMilliseconds(alone)} (alone)`,
      ratio: besides / alone,
      wanted: '≤ 2',
      isMet: besides <= 2 * alone,
    },
  ]
}

/** Additional memory of the server after many documents, compared with the first hundred. */
async function memoryOfMany(bench: Bench, connection: Connection): Promise<Row> {
  const before = memoryOfTree(bench.ours.process)
  const document = bench.ours.get(await draftOf(bench, 12))
  const made = await printMany(connection, document, bench.pace.prints)
  const more = memoryOfTree(bench.ours.process) - before
  return {
    goal: 'P10',
    operation: `memory that ${made} further PDFs add`,
    ours: `${more.toFixed(0)} MB`,
    wanted: `≤ ${MOST_MORE_MEGABYTES} MB`,
    isMet: more <= MOST_MORE_MEGABYTES,
  }
}

/** Prints one after the other. @returns how many were made in the time there is */
async function printMany(connection: Connection, ask: string, count: number) {
  const begin = performance.now()
  let made = 0
  while (made < count && performance.now() - begin < LONGEST) {
    await print(connection, ask)
    made++
  }
  return made
}

async function print(connection: Connection, ask: string) {
  const { status, body } = await connection.ask(ask)
  if (status !== 200 || body.subarray(0, 5).toString() !== '%PDF-') {
    throw new Error(`PDF: ${status} ${body.toString().slice(0, 200)}`)
  }
}

/** A draft with this many lines. @returns the path of its PDF */
async function draftOf({ ours, data }: Bench, count: number) {
  const line = {
    description: 'Wartung und Pflege im Oktober\nAbgerechnet nach Aufwand laut Stundenzettel',
    quantity: 7.5,
    unit: 'Std.',
    unitPrice: 85.5,
    taxRate: 19,
  }
  const lines = Array.from({ length: count }, (_, at) => ({ ...line, unitPrice: 85.5 + at }))
  const [clientId] = data.clientIds
  const draft = await ours.call<{ _id: string }>(ours.post('/api/invoices', { clientId, lines }))
  return `/api/invoices/${draft._id}/pdf`
}
