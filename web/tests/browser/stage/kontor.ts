import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { openSmtpSink } from '../../../../core/tests/smtp_sink.js'
import { textOfMail } from './mail_text.js'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** A first run builds everything before it serves. */
const LONGEST_START_MS = 240_000

export const DEMO_OWNER = 'jana@nordwind.example'
export const DEMO_OPERATOR = 'admin@kontor.example'
export const SUPER_ADMIN = { email: 'betrieb@example.test', password: 'Wiesenweg 12 im Regen' }

/**
 * Kontor as `npm start` runs it (built when the sources are newer than the build), on a new data folder
 * and a free port, with a real mail server beside it; or as `npm run demo` does, with its made-up company.
 * @param options.host in its address: passkeys need a name, `localhost`
 */
export async function openKontor({ hasDemo = false, host = '127.0.0.1' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-walk-'))
  const mails = await openSmtpSink()
  const port = await freePort()
  const url = `http://${host}:${port}`
  const { DATABASE_URL: _, APP_KEY: __, ...inherited } = process.env
  const server = spawn(process.execPath, ['core/bin/start.mjs', ...(hasDemo ? ['--demo'] : [])], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: url,
      KONTOR_DATA: folder,
      SMTP_URL: mails.url,
      SMTP_ALLOW_CLEAR_TEXT: 'true',
      MAILS_PER_HOUR: '100000',
      MAILS_PER_DAY: '100000',
      KONTOR_ADMIN_EMAIL: SUPER_ADMIN.email,
      KONTOR_ADMIN_PASSWORD: SUPER_ADMIN.password,
    },
  })
  await isReady(url, server)

  return {
    url,
    folder,
    /** Of everybody in the demo. */
    demoPassword() {
      const note = readFileSync(join(folder, 'demo', 'demo.json'), 'utf8')
      return (JSON.parse(note) as { password: string }).password
    },
    /** Every mail that was sent, as it came over the wire. */
    mails: mails.taken,
    /** Waits for the newest mail to an address and gives back its readable text. */
    async mailTo(email: string, containing = '') {
      const latest = Date.now() + 10_000
      for (;;) {
        const found = mails.taken
          .filter(({ recipients }) => recipients.includes(email))
          .map(({ raw }) => textOfMail(raw))
          .findLast((text) => text.includes(containing))
        if (found) return found
        if (Date.now() > latest) throw new Error(`No mail to ${email} with "${containing}" came.`)
        await wait(50)
      }
    },
    /** As if no application had come for an hour: the super admin hears of the next one at once. */
    settleAnnouncements() {
      const database = new Database(join(folder, 'kontor.sqlite3'), { timeout: 5000 })
      database.exec('update companies set announced_at = 1')
      database.close()
    },
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await mails.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Kontor = Awaited<ReturnType<typeof openKontor>>

async function isReady(url: string, server: ChildProcess) {
  const latest = Date.now() + LONGEST_START_MS
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    if (server.exitCode !== null) throw new Error('Kontor ended while it started.')
    if (Date.now() > latest) throw new Error(`Kontor did not start in ${LONGEST_START_MS} ms.`)
    await wait(50)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
