import { connect, type Socket } from 'node:net'
import { memoryOfTree } from '#core/tests/faults/process_memory'
import type { Bench, Operation } from '../bench.js'
import { PEOPLE } from '../data/plan.js'
import { Connection, wire } from '../load/connection.js'
import { inMilliseconds, type Row } from '../report.js'
import { signIn } from '../servers/ours.js'

/** Streams that one person may have open. */
const STREAMS_EACH = 10
/** As often as the bell of a browser asks. */
const POLLING = 300_000
/** A sign of life of every stream, which comes each 25 s, lies within. */
const WATCHED = 27_000
const WANTED = { browsers: 5000, share: 0.15, kilobytes: 60, told: 250 }
const BELL = '/api/invoices?attention=1&pageSize=50'

/** Browsers that hold live events and poll; their cost is scaled to the wanted number. */
export const live: Operation = {
  goal: 'P13',
  async measure(bench) {
    const { ours } = bench
    const count = Math.min(bench.browsers, PEOPLE * STREAMS_EACH)
    const tokens = await signInFor(bench, Math.ceil(count / STREAMS_EACH))
    const tokenOf = (browser: number) => tokens[browser % tokens.length]
    const idle = await share(bench, async () => pause(WATCHED / 3))

    const before = memoryOfTree(ours.process)
    const streams: Stream[] = []
    try {
      for (let at = 0; at < count; at++) streams.push(await Stream.open(ours.port, tokenOf(at)))
      const busy = await share(bench, () => poll(ours.port, tokenOf, count))
      const kilobytes = ((memoryOfTree(ours.process) - before) * 1024) / count
      const told = await timeUntilAllHear(bench, streams)
      return rowsOf({ count, busy: busy - idle, kilobytes, told })
    } finally {
      for (const stream of streams) stream.close()
    }
  },
}

/** @param busy part of a core that the browsers need @param told milliseconds */
function rowsOf({
  count,
  busy,
  kilobytes,
  told,
}: Record<'count' | 'busy' | 'kilobytes' | 'told', number>): Row[] {
  const scaled = (busy * WANTED.browsers) / count
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  return [
    {
      goal: 'P13',
      operation: `one core for ${count} browsers with live events that poll`,
      ours: `${percent(busy)} (${percent(scaled)} for ${WANTED.browsers})`,
      wanted: `≤ ${percent(WANTED.share)} for ${WANTED.browsers}, in proportion`,
      isMet: scaled <= WANTED.share,
    },
    {
      goal: 'P13',
      operation: `memory of each of ${count} browsers`,
      ours: `${kilobytes.toFixed(0)} KB`,
      wanted: `≤ ${WANTED.kilobytes} KB`,
      isMet: kilobytes <= WANTED.kilobytes,
    },
    {
      goal: 'P9',
      operation: `a timer starts: until all of ${count} browsers were told`,
      ours: inMilliseconds(told),
      wanted: `≤ ${WANTED.told} ms`,
      isMet: told <= WANTED.told,
    },
  ]
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

async function signInFor({ ours }: Bench, people: number) {
  const tokens = [...ours.tokens]
  for (let person = tokens.length; person < people; person++) {
    tokens.push((await ours.call<{ token: string }>(signIn(person))).token)
  }
  return tokens.slice(0, people)
}

/** The part of one core that the server uses meanwhile. */
async function share({ ours }: Bench, act: () => Promise<unknown>) {
  const begin = performance.now()
  const before = ours.usedCpu()
  await act()
  return (ours.usedCpu() - before) / (performance.now() - begin)
}

/** Each poll in a connection of its own: that of the browser's last one has long been closed. */
async function poll(port: number, tokenOf: (browser: number) => string, count: number) {
  const begin = performance.now()
  for (let browser = 0; ; browser++) {
    const due = ((browser + 1) * POLLING) / count
    if (due > WATCHED) return pause(begin + WATCHED - performance.now())
    await pause(begin + due - performance.now())
    const connection = await Connection.open(port)
    const { status } = await connection.ask(wire('GET', BELL, { token: tokenOf(browser) }))
    connection.close()
    if (status !== 200) throw new Error(`${BELL}: ${status}`)
  }
}

/** Starts a timer, which every stream must report. @returns milliseconds up to the last */
async function timeUntilAllHear({ ours, data }: Bench, streams: Stream[]) {
  const [taskId] = data.taskIds
  const all = Promise.all(streams.map((stream) => stream.hears()))
  const begin = performance.now()
  await ours.call(ours.post(`/api/tasks/${taskId}/time/start`))
  await all
  const told = performance.now() - begin
  await ours.call(ours.post(`/api/tasks/${taskId}/time/stop`))
  return told
}

/** An open stream of server-sent events. */
class Stream {
  private constructor(readonly socket: Socket) {}

  /** @throws when the server ends it before it is there */
  static async open(port: number, token: string) {
    const stream = new Stream(connect(port, '127.0.0.1'))
    const isThere = stream.#comes(': connected')
    stream.socket.write(wire('GET', '/api/events', { token }))
    await isThere
    return stream
  }

  hears = () => this.#comes('event: ')

  close() {
    this.socket.destroy()
  }

  #comes(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const broken = () => reject(new Error('A stream of events was closed.'))
      const take = (chunk: Buffer) => {
        if (!chunk.includes(text)) return
        this.socket.off('data', take).off('close', broken)
        resolve()
      }
      this.socket.on('data', take).once('close', broken)
    })
  }
}
