import type { AnswerOf } from '#api/routes'
import type { Context } from '../context.js'
import { EXIT } from '../failures/exit_codes.js'
import { Failure, ServerFailure } from '../failures/failure.js'
import { Client } from '../server/client.js'
import { deviceName } from './device_name.js'

type DeviceCode = AnswerOf<'POST', '/api/auth/device-codes'>

/** Added to the pause between two questions when the server is busy or asks for it (RFC 8628, section 3.5). */
const LONGER_BY_MS = 5_000

/**
 * Signs in with a code that the person confirms in a browser (RFC 8628): shows it on standard error and asks the server
 * until it is confirmed, refused or expired.
 * @returns the token
 */
export async function signInByCode(context: Context, stranger: Client) {
  const { body } = await stranger.post('/api/auth/device-codes', {
    body: { device: deviceName() ?? 'terminal' },
  })
  showCode(context, body)
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  try {
    const token = await untilConfirmed(stranger, body, interruption.signal)
    if (!interruption.signal.aborted) return token
    await endUnused(context, stranger, token)
    throw new Failure('interrupted')
  } finally {
    process.off('SIGINT', interrupt)
  }
}

/** The address is complete, to be clicked or copied; the code is there to be compared, and to be typed elsewhere. */
function showCode({ t, terminal, warn }: Context, code: DeviceCode) {
  const { verificationUrl, verificationUrlComplete, userCode, expiresIn } = code
  const minutes = Math.round(expiresIn / 60)
  warn(t('session.code_open'))
  warn(`\n  ${terminal.paint('accent', terminal.show(verificationUrlComplete))}\n`)
  warn(`${t('session.code_compare')}  ${terminal.paint('strong', terminal.show(userCode))}`)
  warn(terminal.paint('dim', t('session.code_elsewhere', { url: verificationUrl })))
  warn(terminal.paint('dim', t('session.code_instead', { command: 'kontor login --password' })))
  warn(`\n${terminal.paint('dim', t('session.code_waiting', { minutes }))}`)
}

async function untilConfirmed(stranger: Client, code: DeviceCode, signal: AbortSignal) {
  const { performance } = process.getBuiltinModule('node:perf_hooks')
  const end = performance.now() + code.expiresIn * 1000
  let pauseMs = code.interval * 1000
  for (;;) {
    await pause(pauseMs, signal)
    const { deviceCode } = code
    const answer = await stranger
      .post('/api/auth/device-tokens', { body: { deviceCode } })
      .catch((failure: unknown) => nextStepAfter(failure))
    if (typeof answer === 'object') return answer.body.token
    if (performance.now() > end) throw new Failure('code_expired', { next: 'kontor login' })
    if (answer === 'later') pauseMs += LONGER_BY_MS
  }
}

/** @throws the failure when asking again makes no sense */
function nextStepAfter(failure: unknown): 'again' | 'later' {
  const code = failure instanceof ServerFailure ? failure.code : undefined
  if (code === 'authorization_pending') return 'again'
  if (code === 'expired_token') throw new Failure('code_expired', { next: 'kontor login' })
  if (code === 'access_denied') throw new Failure('code_refused')
  const isBusy =
    (failure instanceof Failure || failure instanceof ServerFailure) &&
    failure.exitCode === EXIT.unreachable
  if (code === 'slow_down' || isBusy) return 'later'
  throw failure
}

/** @throws `interrupted` at once when Ctrl+C is pressed */
async function pause(milliseconds: number, signal: AbortSignal) {
  const { setTimeout: wait } = process.getBuiltinModule('node:timers/promises')
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
  if (signal.aborted) throw new Failure('interrupted')
}

/** The token came while Ctrl+C was pressed: without this, the sign-in would stay among the devices. */
async function endUnused({ language, sessions }: Context, { account }: Client, token: string) {
  const nameless = new Client({ host: account.host, token }, language, sessions)
  await nameless.post('/api/auth/logout').catch(() => undefined)
}
