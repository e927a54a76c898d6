import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '../../bench.js'
import { inMilliseconds, type Row } from '../../report.js'
import { bareNodeTime, clientTime, inTurn, signedInMachine } from './terminal_run.js'

const SAMPLES = 15

/** Whole processes of the terminal client, from start to end, beside a Node that does nothing; over http and https. */
export const terminal: Operation = {
  goal: 'P18',
  async measure({ ours, data }) {
    const task = String(data.taskIds[1])
    const plain = await measureAt(`http://127.0.0.1:${ours.port}`, task, { most: 2 })
    if (spawnSync('openssl', ['version']).status !== 0) return [...plain, withoutOpenssl]
    const proxy = await startTls(ours.port)
    try {
      const more = { NODE_EXTRA_CA_CERTS: proxy.certificate }
      return [...plain, ...(await measureAt(proxy.host, task, { most: 2.5, more }))]
    } finally {
      proxy.stop()
    }
  },
}

async function measureAt(
  host: string,
  task: string,
  { most, more }: { most: number; more?: Record<string, string> }
): Promise<Row[]> {
  const machine = await signedInMachine(host, 1, more)
  try {
    const run = (...args: string[]) => clientTime(args, machine.env)
    const times = await inTurn(SAMPLES, {
      version: () => run('--version'),
      start: () => run('start', task),
      status: () => run('status'),
      stop: () => run('stop'),
      node: bareNodeTime,
    })
    const scheme = new URL(host).protocol.replace(':', '')
    return (['version', 'start', 'status', 'stop'] as const).map((name) => ({
      goal: 'P18',
      operation: `terminal: kontor ${name}, ${scheme}, the whole process`,
      ours: inMilliseconds(times[name].wall),
      raw: `${inMilliseconds(times.node.wall)} (Node)`,
      ratio: times.node.wall / times[name].wall,
      cpuRatio: times.node.cpu / times[name].cpu,
      wanted: `≤ ${most} × Node`,
      isMet: times[name].wall <= most * times.node.wall,
    }))
  } finally {
    machine.remove()
  }
}

/** A proxy with a certificate of its own before the server, as a company has one. */
async function startTls(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-tls-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const files = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...made, ...files, ...names], { stdio: 'ignore' })
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (asked, response) => {
      const onward = request(
        { port, method: asked.method, path: asked.url, headers: asked.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        }
      )
      asked.pipe(onward)
    }
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    stop() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const withoutOpenssl: Row = {
  goal: 'P18',
  operation: 'terminal over https: skipped, openssl is not installed',
  ours: '–',
}
