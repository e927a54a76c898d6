import type { AnswerOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { find, shortened, shortId } from '../lib/find.js'
import { showTable } from '../lib/output/show_table.js'
import { readTimer } from '../lib/timer/timer.js'

type Membership = AnswerOf<'GET', '/api/auth/memberships'>[number]

/** `kontor company`: lists the companies that the person belongs to; with a name, goes on in that one. */
export async function company(context: Context, words: string[]) {
  const client = context.client()
  const { body: memberships } = await client.get('/api/auth/memberships')
  const wanted = words.join(' ').trim()
  if (wanted) await switchTo(context, choose(memberships, wanted))
  else await list(context, memberships)
}

async function list(context: Context, memberships: Membership[]) {
  if (context.isJson) return context.printJson(memberships)
  const { t, terminal } = context
  await showTable(context, {
    columns: [
      {
        header: t('session.company'),
        text: ({ name }) => name,
        tone: ({ isCurrent }) => (isCurrent ? 'accent' : 'plain'),
        shrinksTo: 12,
      },
      { header: t('session.role'), text: ({ role }) => t(`session.roles.${role}`) },
      {
        header: t('session.in_use'),
        text: ({ isCurrent }) => (isCurrent ? (terminal.isTty ? terminal.glyph('done') : '*') : ''),
        tone: () => 'accent',
      },
    ],
    rows: memberships,
    empty: t('session.no_company'),
  })
}

function choose(memberships: Membership[], wanted: string): Membership {
  const findable = memberships.map((membership) => ({ ...membership, _id: membership.companyId }))
  const naming = { names: ({ name }: Membership) => [name], prefers: () => false }
  const found = find(findable, wanted, naming)
  const values = { wanted: shortened(wanted), count: found.length }
  const [only, second] = found
  if (!only) throw new Failure('no_such_company', { values, next: 'kontor company' })
  if (second) {
    const candidates = found.map(({ _id, name }) => ({
      line: `${shortId(_id)}  ${name}`,
      record: { _id, name },
    }))
    throw new Failure('many_companies', { values, candidates })
  }
  return only
}

/** The session of this terminal ends, and one in the other company takes its place; other terminals follow. */
async function switchTo(context: Context, membership: Membership) {
  const { companyId, name, role, isCurrent } = membership
  const client = context.client()
  const { name: profileName, profile } = client.account
  if (!profileName || !profile) throw new Failure('token_from_environment')
  const isLeft = !isCurrent && (await readTimer(context)).running !== undefined
  if (!isCurrent) {
    client.withoutRenewal()
    const { body } = await client.post('/api/auth/company-switches', { body: { companyId } })
    context.sessions.save(
      { ...profile, token: body.token, userId: body.id, role, company: name },
      profileName
    )
  }
  if (context.isJson) return context.printJson({ companyId, name })
  const { t, terminal, print } = context
  const mark = terminal.isTty ? `${terminal.paint('green', terminal.glyph('done'))} ` : ''
  print(mark + t('session.switched', { company: name }))
  if (isLeft) print(t('session.timer_runs_on'))
}
