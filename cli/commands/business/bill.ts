import type { BodyOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure, ServerFailure } from '../../lib/failures/failure.js'
import { byName } from '../../lib/find.js'
import { hours, moneyIn } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { showTable } from '../../lib/output/show_table.js'
import { resolveClient } from '../../lib/resolve_client.js'
import { readDay } from '../../lib/times/read_day.js'
import { readPeriod } from '../../lib/times/read_period.js'
import { resolveProject } from '../../lib/wanted_task.js'

export interface BillOptions {
  from?: string
  to?: string
  period?: string
  project?: string
  by?: string
  exact?: boolean
  draft?: boolean
  withTimesheet?: boolean
}

const LINES_BY = ['task', 'day', 'person', 'project', 'entry', 'all'] as const

type Wish = BodyOf<'POST', '/api/unbilled-hours/preview'>

/**
 * `kontor bill client…`: the lines that unbilled hours would become, and what they cost, rounded by the rule of the
 * project unless `--exact` is given; with `--draft` it makes the draft of an invoice from just these, with
 * `--with-timesheet` its timesheet is attached.
 */
export async function bill(context: Context, words: string[], options: BillOptions) {
  const wanted = words.join(' ').trim()
  if (!wanted) {
    throw new Failure('needs_argument', {
      values: { argument: context.t('invoices.client') },
      next: 'kontor clients',
    })
  }
  const client = context.client()
  const wish = await wishOf(context, wanted, options)
  const { body: preview } = await client.post('/api/unbilled-hours/preview', {
    body: wish,
    reads: true,
  })
  const time = billedTime(context, preview)
  const amount = moneyIn(context.language)(preview.total, preview.currency)
  if (!preview.lines.length) {
    const next = preview.withoutRounding ? `kontor bill ${wanted} --exact` : 'kontor report month'
    throw new Failure('nothing_to_bill', { next })
  }
  if (!options.draft) return tellPreview(context, preview)
  context.plan(context.t('bill.would_draft', { time, amount }))
  const draft = await draftOf(context, wish, {
    fingerprint: preview.fingerprint,
    timesheet: Boolean(options.withTimesheet),
  })
  if (context.isJson) return context.printJson(draft)
  done(context, context.t('bill.drafted', { time, amount, id: draft._id.slice(-6) }))
}

/** A draft of the lines that were shown. When others would be billed by now, these are shown before the refusal. */
async function draftOf(
  context: Context,
  wish: Wish,
  confirmed: { fingerprint: string; timesheet: boolean }
) {
  const client = context.client()
  try {
    return (await client.post('/api/unbilled-hours/invoice', { body: { ...wish, ...confirmed } }))
      .body
  } catch (error) {
    if (error instanceof ServerFailure && error.code === 'hours_changed' && !context.isJson) {
      const { body } = await client.post('/api/unbilled-hours/preview', { body: wish, reads: true })
      await tellPreview(context, body)
    }
    throw error
  }
}

async function wishOf(context: Context, wanted: string, options: BillOptions): Promise<Wish> {
  const client = context.client()
  const by = byName([...LINES_BY], options.by, (each) => [each, context.t(`bill.by.${each}`)])
  if (options.by && !by) {
    const values = { wanted: options.by, choices: LINES_BY.join(', ') }
    throw new Failure('unknown_choice', { values })
  }
  const needsDays = options.from ?? options.to ?? options.period
  const here = needsDays ? await context.here() : undefined
  const period = here && options.period ? readPeriod(options.period, here) : undefined
  const from = here && options.from ? readDay(options.from, here) : period?.from
  const to = here && options.to ? readDay(options.to, here) : period?.to
  const [{ _id: clientId }, project] = await Promise.all([
    resolveClient(client, wanted),
    options.project ? resolveProject(client, options.project) : undefined,
  ])
  return {
    clientId,
    ...(from && { from }),
    ...(to && { to }),
    ...(project && { projectIds: [project._id] }),
    ...(by && { by }),
    ...(options.exact && { rounding: null }),
  }
}

interface Preview {
  currency: string
  lines: {
    description: string
    /** Hours as they are billed. */
    quantity: number
    unitPrice: number
    amount: number
    /** As they were recorded. */
    seconds: number
  }[]
  seconds: number
  hours: number
  /** Null where rounding changes nothing. */
  withoutRounding: object | null
  net: number
  total: number
}

/** `1:15`, or `1:15 (0:53 tracked)` where rounding makes a difference. */
function billedTime({ t }: Context, { hours: billed, seconds, withoutRounding }: Preview) {
  const time = timeOf(billed)
  return withoutRounding ? t('bill.rounded', { time, recorded: hours(seconds) || '0:00' }) : time
}

/** Hundredths of an hour to the nearest minute: 0.83 hours are 0:50. */
const timeOf = (quantity: number) => hours(Math.round(quantity * 60) * 60) || '0:00'

async function tellPreview(context: Context, preview: Preview) {
  if (context.isJson) return context.printJson(preview)
  const { t, language } = context
  const money = moneyIn(language)
  const { currency, withoutRounding } = preview
  await showTable(context, {
    columns: [
      { header: t('bill.line'), text: ({ description }) => description, shrinksTo: 20 },
      {
        header: t('tasks.hours'),
        text: ({ quantity }) => timeOf(quantity),
        align: 'right',
      },
      ...(withoutRounding
        ? [
            {
              header: t('bill.recorded'),
              text: ({ seconds }: Preview['lines'][number]) => hours(seconds),
              align: 'right' as const,
              leaves: 2,
            },
          ]
        : []),
      {
        header: t('bill.rate'),
        text: ({ unitPrice }) => money(unitPrice, currency),
        align: 'right',
        leaves: 1,
      },
      { header: t('bill.amount'), text: ({ amount }) => money(amount, currency), align: 'right' },
    ],
    rows: preview.lines,
    foot: t('bill.sum', {
      time: billedTime(context, preview),
      net: money(preview.net, currency),
      total: money(preview.total, currency),
    }),
    empty: '',
  })
  if (context.terminal.isTty) context.print(context.terminal.paint('dim', t('bill.hint')))
}
