import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { DataSet } from '../data/plan.js'
import { rawInvoice, rawList } from './raw_reads.js'
import { openRawStore } from './raw_store.js'
import { type RawWriter, rawWriter } from './raw_writes.js'

/**
 * A process of its own, the limit that Kontor is measured against: `node:http` and the driver, nothing else.
 * Reads are calls; writes run in a loop here, without HTTP, for as long as a call says.
 */
const { PORT, RAW_FOLDER = '', DATABASE_URL } = process.env
const data: DataSet = JSON.parse(readFileSync(join(RAW_FOLDER, 'data.json'), 'utf8'))
const store = openRawStore(DATABASE_URL || join(RAW_FOLDER, 'kontor.sqlite3'))
const writer = rawWriter(data)

createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://raw')
  const [, kind, name = ''] = url.pathname.split('/')
  if (kind === 'list') return send(response, await rawList(store, data.companyId))
  if (kind === 'invoice') return send(response, await rawInvoice(store, data.companyId, name))
  if (kind === 'write') {
    const milliseconds = Number(url.searchParams.get('ms'))
    return send(response, await writeFor(milliseconds, name as keyof RawWriter))
  }
  send(response, 'ready')
}).listen(Number(PORT), '127.0.0.1')

/** One turn after the other, in one connection. @returns the milliseconds of each */
async function writeFor(milliseconds: number, name: keyof RawWriter) {
  const times: number[] = []
  const begin = performance.now()
  while (performance.now() - begin < milliseconds) {
    const start = performance.now()
    for (const statements of writer[name]()) await store.transact(statements)
    times.push(performance.now() - start)
  }
  return { times, seconds: (performance.now() - begin) / 1000 }
}

function send(response: ServerResponse, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
