import { hintWords } from '../lib/company_hints.js'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { byName, shortId } from '../lib/find.js'
import { day } from '../lib/output/format.js'
import { ask } from '../lib/output/prompt.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import type { Tone } from '../lib/output/terminal.js'
import { companies, nameSeveral, resolveCompany } from '../lib/resolve_company.js'
import type { Company } from '../lib/server/answers.js'

/** The steps of the approval desk and the state that each starts from. */
const STARTS_FROM = {
  approve: 'pending',
  reject: 'pending',
  suspend: 'active',
  reactivate: 'suspended',
} as const satisfies Record<string, Company['status']>

export type AdminStep = keyof typeof STARTS_FROM

/** The colours of the states of companies. */
export const STATUS_TONES: Record<Company['status'], Tone> = {
  pending: 'amber',
  active: 'green',
  rejected: 'gone',
  suspended: 'red',
  leaving: 'red',
  closed: 'gone',
}

const STATUSES = Object.keys(STATUS_TONES) as Company['status'][]

/** `kontor admin queue`: companies that wait for approval; in a terminal each can be decided on the spot. */
export async function queue(context: Context) {
  const client = context.client()
  const rows = await companies(client, { status: 'pending' })
  if (context.isJson) return context.printJson(rows)

  if (rows.length && context.terminal.isTty && process.stdin.isTTY) {
    const { decideQueue } = await import('./decide_queue.js')
    return decideQueue(context, client, rows)
  }
  await showTable(context, {
    columns: queueColumns(context),
    rows,
    empty: context.t('admin.none_waiting'),
  })
}

/** `kontor admin companies`: all of them, filtered by state or words. */
export async function list(context: Context, query: { status?: string; search?: string }) {
  const status = byName(STATUSES, query.status, (each) => [each, context.t(`admin.states.${each}`)])
  if (query.status && !status) {
    throw new Failure('unknown_status', {
      values: { status: query.status, statuses: STATUSES.join(', ') },
    })
  }
  const rows = await companies(context.client(), { ...query, status })
  if (context.isJson) return context.printJson(rows)
  await showTable(context, {
    columns: companyColumns(context),
    rows,
    foot: context.t('admin.count', { count: rows.length }),
    empty: context.t('admin.none'),
  })
}

/**
 * `kontor admin approve|reject|suspend|reactivate <company…>`. Words are the name of one company, unless they are quoted
 * names, addresses or ids of several.
 */
export async function decide(
  context: Context,
  step: AdminStep,
  { words, reason }: { words: string[]; reason?: string }
) {
  const wanted = words.join(' ').trim()
  if (!wanted) {
    throw new Failure('needs_argument', {
      values: { argument: context.t('help.company') },
      next: 'kontor admin companies',
    })
  }
  const client = context.client()
  const isBulk = step === 'approve' || step === 'reject'
  if (isBulk && (await nameSeveral(client, words, STARTS_FROM[step]))) {
    const { decideMany } = await import('./decide_many.js')
    return decideMany(context, step, { words, reason })
  }
  const company = await resolveCompany(client, wanted, STARTS_FROM[step])
  const params = { id: company._id }
  const { body: decided } =
    step === 'reject' || step === 'suspend'
      ? await client.post(`/api/admin/companies/:id/${step}`, {
          params,
          body: { reason: await reasonFor(context, step, reason) },
        })
      : await client.post(`/api/admin/companies/:id/${step}`, { params })

  if (context.isJson) return context.printJson({ step, company: { ...company, ...decided } })
  const { terminal, t, print } = context
  const mark = terminal.isTty ? `${terminal.paint('green', terminal.glyph('done'))} ` : ''
  print(mark + t(`admin.${step}_done`, { company: company.name }))
}

/** The reason of the command line, else of a question. @throws `needs_reason` where nobody can be asked */
export async function reasonFor(context: Context, step: 'reject' | 'suspend', given?: string) {
  if (given !== undefined) return given
  const question = context.t(step === 'reject' ? 'admin.reason' : 'admin.suspension_reason')
  const reason = process.stdin.isTTY ? await ask(context, question) : ''
  if (!reason) throw new Failure('needs_reason')
  return reason
}

/** The columns of waiting companies: what to look at before a decision instead of the state, which they share. */
export function queueColumns({ t }: Pick<Context, 't'>): Column<Company>[] {
  const hints: Column<Company> = {
    header: t('admin.hints'),
    text: (company) => hintWords(company, t),
    tone: () => 'amber',
    shrinksTo: 14,
  }
  return [...companyColumns({ t }).filter(({ header }) => header !== t('admin.state')), hints]
}

/** The columns of a list of companies. */
function companyColumns({ t }: Pick<Context, 't'>): Column<Company>[] {
  return [
    { header: t('admin.id'), text: ({ _id }) => shortId(_id), tone: () => 'dim', leaves: 3 },
    { header: t('admin.company'), text: ({ name }) => name, tone: () => 'strong', shrinksTo: 16 },
    { header: t('admin.email'), text: ({ email }) => email, shrinksTo: 16 },
    { header: t('admin.plan'), text: ({ plan }) => plan, tone: () => 'dim', leaves: 2 },
    { header: t('admin.since'), text: ({ createdAt }) => day(createdAt), leaves: 1 },
    {
      header: t('admin.state'),
      text: ({ status }) => t(`admin.states.${status}`),
      tone: ({ status }) => STATUS_TONES[status] ?? 'plain',
    },
  ]
}
