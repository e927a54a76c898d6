import type { RowOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { shortId } from '../lib/find.js'
import { day } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'

type User = RowOf<'/api/admin/users'>

/** `kontor admin users [words]`: everybody with a sign-in, found by name, address or company. */
export async function users(context: Context, words: string[], { locked }: { locked?: boolean }) {
  const search = words.join(' ').trim()
  const { body: rows } = await context.client().get('/api/admin/users', {
    query: { ...(search && { search }), ...(locked && { state: 'locked' as const }) },
  })
  if (context.isJson) return context.printJson(rows)
  await showTable(context, {
    columns: userColumns(context),
    rows,
    foot: context.t('users.count', { count: rows.length }),
    empty: context.t('users.none'),
  })
}

function userColumns({ t }: Pick<Context, 't'>): Column<User>[] {
  return [
    { header: t('admin.id'), text: ({ _id }) => shortId(_id), tone: () => 'dim', leaves: 4 },
    { header: t('users.name'), text: ({ name }) => name, tone: () => 'strong', shrinksTo: 12 },
    { header: t('admin.email'), text: ({ email }) => email, shrinksTo: 16 },
    {
      header: t('admin.company'),
      text: ({ company }) => company?.name ?? t('users.operator'),
      shrinksTo: 12,
    },
    { header: t('users.role'), text: ({ role }) => t(`session.roles.${role}`), leaves: 3 },
    {
      header: t('users.last_sign_in'),
      text: ({ lastSignInAt }) => (lastSignInAt === null ? '' : day(lastSignInAt)),
      leaves: 1,
    },
    {
      header: t('users.factor'),
      text: ({ hasSecondFactor }) => (hasSecondFactor ? t('users.on') : ''),
      leaves: 2,
    },
    {
      header: t('admin.state'),
      text: (user) => t(`users.states.${stateOf(user)}`),
      tone: (user) => TONES[stateOf(user)],
    },
  ]
}

const TONES = { active: 'green', locked: 'red', deactivated: 'gone' } as const

const stateOf = ({ lock, isActive }: User) =>
  lock ? 'locked' : isActive ? 'active' : 'deactivated'
