import type { AnswerOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { Failure, isSignedOut, ServerFailure } from '../lib/failures/failure.js'
import { ask, askSecret, linesOfInput } from '../lib/output/prompt.js'
import { showTable } from '../lib/output/show_table.js'
import { Client } from '../lib/server/client.js'
import { deviceName } from '../lib/session/device_name.js'
import { type Account, DEFAULT_HOST, hostOf, type Profile } from '../lib/session/session.js'
import { languageOf, textsIn } from '../lib/texts.js'
import { TimerNote } from '../lib/timer/timer_note.js'

/** `kontor login`: asks for what is missing and stores the sign-in of this profile. */
export async function login(context: Context, options: { host?: string; email?: string }) {
  const { sessions, t, terminal, profile: wanted } = context
  const before = sessions.account(wanted)
  const host = hostOf(
    options.host ?? process.env.KONTOR_URL ?? before?.profile?.host ?? DEFAULT_HOST
  )
  const email = options.email ?? (await askEmail(context))
  warnOfOpenLine(context, host)
  const lines = linesOfInput()
  const password = process.stdin.isTTY
    ? await askSecret(context, t('session.password'))
    : await nextOf(lines)
  if (!password) throw new Failure('needs_password')

  const stranger = context.strangerAt(host)
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
  const me = await new Client({ host, token: body.token }, context.language, sessions).get(
    '/api/auth/me'
  )
  const profile: Profile = {
    host,
    token: body.token,
    userId: me.body.id,
    email: me.body.email,
    name: me.body.name,
    role: me.body.role,
    language: me.body.language,
    company: companyOf(me.body),
  }
  const name = sessions.save(profile, wanted)
  if (before?.name === name && before.host === host) await endReplaced(context, before)
  if (context.isJson) return context.printJson(shown(name, profile))
  const own = textsIn(languageOf(profile, process.env))
  const mark = terminal.isTty ? `${terminal.paint('green', terminal.glyph('done'))} ` : ''
  const text = own('session.signed_in', { name: profile.name, email: profile.email, host })
  context.print(mark + terminal.show(text))
}

/** `kontor logout`: ends the session on the server and forgets it here, whatever the server says. */
export async function logout(context: Context) {
  const { sessions, t } = context
  const client = context.client()
  const { name, host } = client.account
  if (!name) throw new Failure('token_from_environment')
  client.withoutRenewal()
  const failed = await client.post('/api/auth/logout').then(
    () => undefined,
    (error: unknown) => error
  )
  sessions.remove(name)
  new TimerNote(process.env, name).remove()
  if (failed && !isSignedOut(failed)) throw new Failure('logout_only_here', { values: { host } })
  if (context.isJson) return context.printJson({ profile: name, signedOut: true })
  context.print(t('session.signed_out', { host }))
}

/** `kontor whoami`: asks the server; a session ended or a language changed elsewhere is noticed. */
export async function whoami(context: Context) {
  const client = context.client()
  const { body: me } = await client.get('/api/auth/me')
  const { name, host } = client.account
  if (name) {
    const { name: own, role, language } = me
    context.sessions.note(name, { name: own, role, language, company: companyOf(me) })
  }
  if (context.isJson) return context.printJson({ ...me, host, profile: name ?? null })
  const { t, terminal, print } = context
  print(`${terminal.paint('strong', terminal.show(me.name))}  ${terminal.show(me.email)}`)
  const role = t(`session.roles.${me.role}`)
  const company = companyOf(me)
  print(
    terminal.paint(
      'dim',
      [role, company && terminal.show(company), host, name].filter(Boolean).join('  ')
    )
  )
}

/** The company that a sign-in reaches, for people who belong to several. */
const companyOf = ({ companies }: AnswerOf<'GET', '/api/auth/me'>) =>
  companies?.find(({ isCurrent }) => isCurrent)?.name

/** `kontor profiles`: the sign-ins of this machine; with a name, that one is used from now on. */
export async function profiles(context: Context, name?: string) {
  const { sessions, t, terminal } = context
  if (name) sessions.use(name)
  const rows = sessions.list()
  if (context.isJson) {
    return context.printJson(
      rows.map((row) => ({ ...shown(row.name, row.profile), isCurrent: row.isCurrent }))
    )
  }
  await showTable(context, {
    columns: [
      {
        header: t('session.profile'),
        text: (row) => row.name,
        tone: ({ isCurrent }) => (isCurrent ? 'accent' : 'plain'),
      },
      { header: t('session.email'), text: ({ profile }) => profile.email, shrinksTo: 12 },
      { header: t('session.host'), text: ({ profile }) => profile.host, shrinksTo: 16 },
      {
        header: t('session.in_use'),
        text: ({ isCurrent }) => (isCurrent ? (terminal.isTty ? terminal.glyph('done') : '*') : ''),
        tone: () => 'accent',
      },
    ],
    rows,
    empty: t('session.none'),
  })
}

/** A profile without its token. */
const shown = (name: string, { token: _secret, ...profile }: Profile) => ({
  profile: name,
  ...profile,
})

/** Ends the sign-in that a new one replaces: it would stay among the devices. Often it has ended before. */
async function endReplaced({ language, sessions }: Context, { host, token }: Account) {
  const nameless = new Client({ host, token }, language, sessions)
  await nameless.post('/api/auth/logout').catch(() => undefined)
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

async function askEmail(context: Context) {
  const email = process.stdin.isTTY ? await ask(context, context.t('session.ask_email')) : ''
  if (!email) throw new Failure('needs_email', { next: 'kontor login --email <e-mail>' })
  return email
}

/** A password over plain http to another machine can be read on the way. */
function warnOfOpenLine({ t, terminal }: Context, host: string) {
  const { protocol, hostname } = new URL(host)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'http:' && !isHere) {
    process.stderr.write(`${terminal.paint('amber', t('session.open_line', { host }))}\n`)
  }
}
