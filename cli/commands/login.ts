import type { Context } from '../lib/context.js'
import { Client } from '../lib/server/client.js'
import { companyOf, shown } from '../lib/session/profile_parts.js'
import { type Account, DEFAULT_HOST, hostOf, type Profile } from '../lib/session/session.js'
import { signInByCode } from '../lib/session/sign_in_by_code.js'
import { signInByPassword } from '../lib/session/sign_in_by_password.js'
import { languageOf, textsIn } from '../lib/texts.js'

interface LoginOptions {
  host?: string
  email?: string
  password?: boolean
}

/** `kontor login`: signs in by a code in the browser, or by password, and stores the sign-in of this profile. */
export async function login(context: Context, options: LoginOptions) {
  const { sessions, terminal, profile: wanted } = context
  const before = sessions.account(wanted)
  const host = hostOf(
    options.host ?? process.env.KONTOR_URL ?? before?.profile?.host ?? DEFAULT_HOST
  )
  const stranger = context.strangerAt(host)
  const { email, password } = options
  const isByPassword = email !== undefined || password || !process.stdin.isTTY
  warnOfOpenLine(context, host, isByPassword ? 'open_line' : 'open_line_code')
  const token = isByPassword
    ? await signInByPassword(context, stranger, email)
    : await signInByCode(context, stranger)

  const me = await new Client({ host, token }, context.language, sessions).get('/api/auth/me')
  const profile: Profile = {
    host,
    token,
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

/** Ends the sign-in that a new one replaces: it would stay among the devices. Often it has ended before. */
async function endReplaced({ language, sessions }: Context, { host, token }: Account) {
  const nameless = new Client({ host, token }, language, sessions)
  await nameless.post('/api/auth/logout').catch(() => undefined)
}

/** Over plain http to another machine a password, or the token that follows a code, can be read on the way. */
function warnOfOpenLine(
  { t, terminal, warn }: Context,
  host: string,
  text: 'open_line' | 'open_line_code'
) {
  const { protocol, hostname } = new URL(host)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'http:' && !isHere) warn(terminal.paint('amber', t(`session.${text}`, { host })))
}
