import type { Context } from '../context.js'
import { Failure, ServerFailure } from '../failures/failure.js'
import { ask, askSecret, linesOfInput } from '../output/prompt.js'
import type { Client } from '../server/client.js'
import { deviceName } from './device_name.js'

/**
 * Signs in with address and password: asked for in a terminal, else read from standard input. The code of a second
 * factor follows.
 * @param given the address, when it is known
 * @returns the token
 */
export async function signInByPassword(
  context: Context,
  stranger: Client,
  given: string | undefined
) {
  const { t } = context
  const email = given ?? (await askEmail(context))
  const lines = linesOfInput()
  const password = process.stdin.isTTY
    ? await askSecret(context, t('session.password'))
    : await nextOf(lines)
  if (!password) throw new Failure('needs_password')

  const terminalHere = { client: 'terminal', device: deviceName() } as const
  const { body } = await stranger
    .post('/api/auth/login', { body: { email, password, ...terminalHere } })
    .catch(async (failure: unknown) => {
      const challenge = challengeOf(failure)
      const code = process.stdin.isTTY
        ? await ask(context, t('session.ask_code'))
        : await nextOf(lines)
      if (!code) throw new Failure('needs_code')
      return stranger.post('/api/auth/login', { body: { challenge, code, ...terminalHere } })
    })
  return body.token
}

async function askEmail(context: Context) {
  const email = process.stdin.isTTY ? await ask(context, context.t('session.ask_email')) : ''
  if (!email) throw new Failure('needs_email', { next: 'kontor login --email <e-mail>' })
  return email
}

/** The challenge that a right password got where a code is due. @throws the failure itself when it is another one */
function challengeOf(failure: unknown) {
  const isDue = failure instanceof ServerFailure && failure.code === 'second_factor_required'
  const challenge = isDue ? failure.told.challenge : undefined
  if (typeof challenge !== 'string') throw failure
  return challenge
}

async function nextOf(lines: AsyncIterator<string>) {
  const { value, done } = await lines.next()
  return done ? '' : value
}
