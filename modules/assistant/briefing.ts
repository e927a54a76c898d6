import type { CompanyContext } from '#core/http/caller'
import { momentIn } from '#modules/invoicing/public'
import { filingDue } from '#modules/vat/public'
import type { Answer, Figure } from './answer.js'
import { ALL_ANSWERS } from './answers/index.js'
import { weekOf } from './answers/usual_periods.js'
import type { AnyQuestionId, OwnQuestionId, QuestionId } from './understand/questions.js'

/** The questions of every briefing, the most urgent first. */
const WATCHED = [
  'overdueInvoices',
  'remindersDue',
  'bankMatches',
  'billsToPay',
  'unbilledHours',
  'acceptedEstimates',
  'expiringEstimates',
  'unusualExpenses',
  'draftInvoices',
] as const satisfies QuestionId[]

/** The first figure of each makes up the week. */
const WEEK = ['invoiced', 'received', 'spent', 'workedHours'] as const satisfies QuestionId[]

/** The same for people who see only their own work. */
const OWN_WATCHED = ['ownTasks'] as const satisfies OwnQuestionId[]
const OWN_WEEK = ['ownHours', 'ownTasks'] as const satisfies OwnQuestionId[]

export interface Briefing {
  /** Records that need attention. */
  insights: Answer[]
  /** This week so far: invoiced, received, spent and worked, or the own hours and tasks; without a figure where there is none. */
  week: { question: AnyQuestionId; figure: Figure | null; link: string }[]
}

/** Records that need attention today, by rules over the same queries that answer questions; of an employee their own. */
export async function readBriefing(
  viewer: Pick<CompanyContext, 'company' | 'caller'>
): Promise<Briefing> {
  const at = momentIn(viewer.company)
  const ask = async (question: AnyQuestionId, period: Answer['period'] = null) => ({
    ...(await ALL_ANSWERS[question]({ viewer, at, period, client: null })),
    question,
    period,
    client: null,
  })
  const thisWeek = weekOf(at.today)
  const isOwn = viewer.caller.role === 'employee'
  const filing = isOwn ? null : await filingDue(viewer.company, at.today)
  const [watched, week] = await Promise.all([
    Promise.all([
      ...(isOwn ? OWN_WATCHED : WATCHED).map((question) => ask(question)),
      // The VAT of the period whose return is due.
      ...(filing ? [ask('vatDue', { from: filing.from, to: filing.to })] : []),
    ]),
    Promise.all((isOwn ? OWN_WEEK : WEEK).map((question) => ask(question, thisWeek))),
  ])
  return {
    insights: watched.filter(({ figures }) => figures.length > 0),
    week: week.map(({ question, figures, link }) => ({
      question,
      figure: figures.find(({ name }) => name !== 'count') ?? figures[0] ?? null,
      link,
    })),
  }
}
