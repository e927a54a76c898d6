import type { Context } from '../lib/context.js'
import { Failure, isSignedOut } from '../lib/failures/failure.js'
import { showTable } from '../lib/output/show_table.js'
import { companyOf, shown } from '../lib/session/profile_parts.js'
import { TimerNote } from '../lib/timer/timer_note.js'

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
