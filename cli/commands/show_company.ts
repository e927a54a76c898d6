import type { AnswerOf } from '#api/routes'
import { hintSentences } from '../lib/company_hints.js'
import type { Context } from '../lib/context.js'
import { shortId } from '../lib/find.js'
import { day, localTime } from '../lib/output/format.js'
import { resolveCompany } from '../lib/resolve_company.js'
import { STATUS_TONES } from './admin.js'

type Company = AnswerOf<'GET', '/api/admin/companies/:id'>
type Step = Company['timeline'][number]

/** Steps with a sentence of their own; others, such as settings of the sign-in, are left out. */
const STEPS = [
  'applied',
  'address_confirmed',
  'approve',
  'reject',
  'question_asked',
  'question_answered',
  'suspend',
  'reactivate',
  'plan_changed',
  'deletion_requested',
  'deletion_cancelled',
  'closed',
  'held',
  'hold_lifted',
] as const

/** `kontor admin show <company>`: who applied, what to look at before a decision, and what was decided so far. */
export async function show(context: Context, words: string[]) {
  const client = context.client()
  const { _id } = await resolveCompany(client, words.join(' ').trim(), 'pending')
  const { body: company } = await client.get('/api/admin/companies/:id', { params: { id: _id } })
  if (context.isJson) return context.printJson(company)
  const { terminal, t, print } = context
  const state = terminal.paint(STATUS_TONES[company.status], t(`admin.states.${company.status}`))
  print(`${terminal.paint('strong', terminal.show(company.name))}  ${state}`)
  for (const [label, value] of factsOf(company, context)) {
    if (value) print(`  ${terminal.paint('dim', `${label}:`)} ${terminal.show(value)}`)
  }
  for (const hint of hintSentences(company, t)) {
    print(`  ${terminal.paint('amber', terminal.show(hint))}`)
  }
  for (const note of company.notes) print(`  ${terminal.show(noteLine(note, context))}`)
  for (const step of company.timeline) {
    const line = lineOf(step, context)
    if (line) print(`  ${terminal.show(line)}`)
  }
}

const factsOf = (company: Company, { t }: Context): [label: string, value: string | null][] => [
  [t('admin.email'), company.email],
  [t('admin.plan'), company.plan],
  [t('admin.since'), day(company.createdAt)],
  [t('admin.people'), String(company.userCount)],
  [t('admin.rejected_because'), company.rejectionReason],
  [t('admin.suspended_because'), company.suspensionReason],
]

/** A note of a super admin; with its id where it can be deleted. */
const noteLine = ({ _id, at, by, text, isOwn }: Company['notes'][number], { t }: Context) =>
  [t('admin.note'), isOwn && shortId(_id), localTime(Date.parse(at)), by, text]
    .filter(Boolean)
    .join('  ')

function lineOf({ action, at, by, details }: Step, { t }: Context) {
  const step = STEPS.find((name) => action === `company.${name}`)
  if (!step) return ''
  const parts = [localTime(Date.parse(at)), t(`admin.steps.${step}`), by, wordsOf(step, details)]
  return parts.filter(Boolean).join('  ')
}

function wordsOf(step: (typeof STEPS)[number], { reason, plan, text }: Step['details']) {
  if (step === 'reject' || step === 'suspend') return reason
  return step === 'plan_changed' ? plan : text
}
