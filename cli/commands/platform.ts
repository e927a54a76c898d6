import type { AnswerOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { byName, shortId } from '../lib/find.js'
import { day, localTime } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'

type Settings = AnswerOf<'GET', '/api/admin/settings'>
type Mode = Settings['registration']
type Invitation = Settings['invitations'][number]

const MODES = ['open', 'closed', 'invitation'] as const satisfies Mode[]
/** Changes in sight; the page in the browser has more. */
const SHOWN_CHANGES = 5

const readSettings = async (context: Context) =>
  (await context.client().get('/api/admin/settings')).body

/** `kontor admin settings`: whether companies may register, the open invitations, and the latest changes. */
export async function settings(context: Context) {
  const body = await readSettings(context)
  if (context.isJson) return context.printJson(body)
  const { terminal, t, print } = context
  const mode = terminal.paint('strong', t(`platform.modes.${body.registration}`))
  print(`${t('platform.registration')}: ${mode}`)
  if (body.invitations.length > 0) {
    print('')
    await showTable(context, {
      columns: invitationColumns(context),
      rows: body.invitations,
      empty: '',
    })
  }
  if (body.log.length > 0) print('')
  for (const { at, action, by, person, company, details } of body.log.slice(0, SHOWN_CHANGES)) {
    const entry = [action.replace('.', '_'), details.to].filter(Boolean).join('_')
    const sentence = t(`platform.entries.${entry}`, {
      person: person ?? t('platform.gone'),
      company: company ?? '',
      plan: details.plan ?? '',
    })
    const line = [localTime(Date.parse(at)), sentence, by]
    print(terminal.paint('dim', terminal.show(line.filter(Boolean).join('  '))))
  }
}

/** `kontor admin registration open|closed|invitation`. */
export async function registration(context: Context, wanted: string) {
  const mode = byName([...MODES], wanted, (each) => [each, context.t(`platform.modes.${each}`)])
  if (!mode) {
    throw new Failure('unknown_mode', { values: { mode: wanted, modes: MODES.join(', ') } })
  }
  const { body } = await context
    .client()
    .put('/api/admin/settings', { body: { registration: mode } })
  if (context.isJson) return context.printJson(body)
  context.print(context.t(`platform.saved.${mode}`))
}

/** `kontor admin invite [address]`: makes a link that lets one company register, and prints it unless a mail brings it. */
export async function invite(
  context: Context,
  email: string | undefined,
  { approve }: { approve?: boolean }
) {
  const { body } = await context.client().post('/api/admin/registration-invitations', {
    body: { ...(email !== undefined && { email }), ...(approve && { isApproved: true }) },
  })
  if (context.isJson) return context.printJson(body)
  if (body.url === null) context.print(context.t('platform.invited', { email: email ?? '' }))
  else {
    context.print(context.t('platform.link'))
    context.printData(body.url)
  }
}

/** `kontor admin withdraw <invitation>`: by its address or the beginning of its id. */
export async function withdraw(context: Context, wanted: string) {
  const { invitations } = await readSettings(context)
  const found = invitations.find(
    ({ _id, email }) => email === wanted.toLowerCase() || shortId(_id) === wanted || _id === wanted
  )
  if (!found) {
    throw new Failure('no_such_invitation', { values: { wanted }, next: 'kontor admin settings' })
  }
  await context
    .client()
    .delete('/api/admin/registration-invitations/:id', { params: { id: found._id } })
  if (context.isJson) return context.printJson({ withdrawn: found })
  context.print(context.t('platform.withdrawn'))
}

function invitationColumns({ t }: Pick<Context, 't'>): Column<Invitation>[] {
  return [
    { header: t('admin.id'), text: ({ _id }) => shortId(_id), tone: () => 'dim' },
    {
      header: t('platform.invitation'),
      text: ({ email }) => email ?? t('platform.any_address'),
      tone: () => 'strong',
      shrinksTo: 16,
    },
    {
      header: t('platform.valid'),
      text: ({ expiresAt, isOver }) => (isOver ? t('platform.over') : day(expiresAt)),
      tone: ({ isOver }) => (isOver ? 'red' : 'plain'),
    },
    {
      header: t('platform.approves'),
      text: ({ isApproved }) => (isApproved ? t('platform.at_once') : ''),
      leaves: 1,
    },
    { header: t('platform.by'), text: ({ by }) => by ?? '', leaves: 2 },
  ]
}
