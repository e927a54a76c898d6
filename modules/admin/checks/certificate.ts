import { connect } from 'node:tls'
import { type Instant, now } from '#core/clock'
import env from '#core/start/env'
import { type Check, fine, notice, trouble } from './check.js'
import { localTime } from './local_time.js'

const DAY = 86_400_000
/** Certificates are renewed well before this. */
const LEAST_LEFT = 14 * DAY
/** Milliseconds */
const TIMEOUT = 5000
/** An answer holds for this long, a failure shorter. */
const HOLDS_FOR = { answer: 6 * 3_600_000, failure: 600_000 }

type Answer = { endsAt: Instant } | { reason: string }
let last: { until: Instant; answer: Answer } | undefined

/** Whether the certificate of the public address is valid for some time. */
export const certificate: Check = {
  name: 'certificate',
  mails: 'both',
  async look() {
    const { protocol, hostname, port } = new URL(env.APP_URL)
    if (protocol !== 'https:') return undefined
    return judgeCertificate(hostname, await answerOf(hostname, Number(port || 443)))
  },
}

export function judgeCertificate(host: string, answer: Answer) {
  if ('reason' in answer) return notice('certificate_unread', { host, reason: answer.reason })
  const values = { host, ends: localTime(answer.endsAt) }
  if (answer.endsAt <= now()) return trouble('certificate_expired', values)
  if (answer.endsAt - now() < LEAST_LEFT) return trouble('certificate_ends', values)
  return fine('certificate_valid', values)
}

async function answerOf(host: string, port: number) {
  if (last && last.until > now()) return last.answer
  const answer = await readCertificate(host, port)
  last = { until: now() + HOLDS_FOR['reason' in answer ? 'failure' : 'answer'], answer }
  return answer
}

/** Shakes hands with an address and hangs up. One that nobody trusts is read too: its end is all that counts here. */
export function readCertificate(host: string, port: number) {
  return new Promise<Answer>((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate()
      socket.destroy()
      resolve(end ? { endsAt: Date.parse(end) } : { reason: 'It shows no certificate.' })
    })
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('It does not answer.')))
    socket.once('error', ({ message }) => resolve({ reason: message }))
  })
}
