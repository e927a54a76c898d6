import type { Context } from '../../lib/context.js'
import { without } from '../../lib/entries/gaps.js'
import { entriesOf } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { commitsOf } from '../../lib/git/commits.js'
import { workOf } from '../../lib/git/kontor_file.js'
import { sessionsOf } from '../../lib/git/sessions.js'
import { confirm } from '../../lib/output/confirm.js'
import { day, hours } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import { showTable } from '../../lib/output/show_table.js'
import type { Task } from '../../lib/server/answers.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { type Period, readPeriod } from '../../lib/times/read_period.js'
import { takeWords } from '../../lib/times/take_words.js'
import { dayOf, instantsAt, shiftDay, timeText } from '../../lib/times/zoned.js'
import { needsTask, wantedTask } from '../../lib/wanted_task.js'

interface Proposal {
  from: number
  to: number
  task: Task
  note: string
}

const SHORTEST_MS = 5 * 60_000
const LONGEST_NOTE = 1000

/**
 * `kontor log --from-git [period] [task…]`: proposes entries from the person's commits where no time is entered yet. The
 * task is named, or by the `.kontor` file and the branch of each commit. Nothing is entered without a yes.
 */
export async function logFromGit(context: Context, words: string[], { yes }: { yes?: boolean }) {
  const here = await context.here()
  const split = takeWords(words.join(' ').trim().split(/\s+/), (text) => isPeriod(text, here))
  const period = readPeriod(split.text || 'today', here)
  const proposals = await propose(context, { here, period, words: split.rest })
  if (!proposals.length) {
    throw new Failure('no_commits', { values: { from: day(period.from), to: day(period.to) } })
  }
  if (context.isJson && context.isDryRun) return context.printJson(proposals.map(shown))
  await tell(context, proposals, here)
  if (context.isDryRun) return
  const question = context.t('git.ask', { count: proposals.length })
  if (!yes && !(await confirm(context, question))) {
    throw new Failure('not_confirmed', { next: 'kontor log --from-git --yes' })
  }
  const created = []
  for (const proposal of proposals) {
    const { body } = await context.client().post('/api/time-entries', { body: shown(proposal) })
    created.push(body)
  }
  if (context.isJson) return context.printJson(created)
  done(context, context.t('git.entered', { count: created.length }))
}

interface Wish {
  here: HereWithCaller
  period: Period
  words: string[]
}

async function propose(context: Context, { here, period, words }: Wish): Promise<Proposal[]> {
  const folder = process.cwd()
  const midnight = { hour: 0, minute: 0, second: 0 }
  const [from = 0] = instantsAt(period.from, midnight, here.timeZone)
  const [end = here.now] = instantsAt(shiftDay(period.to, 1), midnight, here.timeZone)
  const commits = commitsOf(folder, { from, to: Math.min(end, here.now) })
  const named = words.join(' ').trim()
  const sessions = sessionsOf(
    commits.map(({ at, branch, subject }) => ({
      at,
      subject,
      task: named || taskOf(workOf(folder, branch)),
    }))
  )
  const taken = (await entriesOf(context, here, period)).map(({ startTime, endTime }) => ({
    from: Date.parse(startTime),
    to: endTime ? Date.parse(endTime) : here.now,
  }))
  const tasks = new Map<string, Task>()
  const proposals: Proposal[] = []
  for (const { task: name, subjects, ...span } of sessions) {
    if (!name) throw needsTask(context)
    const free = without(span, taken).filter((each) => each.to - each.from >= SHORTEST_MS)
    if (!free.length) continue
    const task = tasks.get(name) ?? (await wantedTask(context, name.split(' ')))
    tasks.set(name, task)
    const note = [...new Set(subjects)].join('; ').slice(0, LONGEST_NOTE)
    proposals.push(...free.map((each) => ({ ...each, task, note })))
  }
  return proposals
}

const taskOf = (work: ReturnType<typeof workOf>) =>
  [work?.task, work?.task && work.project && `+${work.project.replaceAll(' ', ' +')}`]
    .filter(Boolean)
    .join(' ')

function isPeriod(text: string, here: HereWithCaller) {
  try {
    return Boolean(readPeriod(text, here))
  } catch (error) {
    if (error instanceof Failure) return error.code !== 'period_unclear'
    throw error
  }
}

/** As the server takes it. */
const shown = ({ from, to, task, note }: Proposal) => ({
  taskId: task._id,
  startTime: new Date(from).toISOString(),
  endTime: new Date(to).toISOString(),
  note,
})

async function tell(context: Context, rows: Proposal[], { timeZone }: HereWithCaller) {
  const { t } = context
  if (context.isJson) return
  await showTable(context, {
    columns: [
      { header: t('entries.day'), text: ({ from }) => day(dayOf(from, timeZone)) },
      {
        header: t('entries.time'),
        text: ({ from, to }) => `${timeText(from, timeZone)}–${timeText(to, timeZone)}`,
      },
      {
        header: t('entries.duration'),
        text: ({ from, to }) => hours((to - from) / 1000),
        align: 'right',
      },
      { header: t('tasks.title'), text: ({ task }) => task.title, shrinksTo: 16 },
      {
        header: t('git.commits'),
        text: ({ note }) => note,
        tone: () => 'dim',
        shrinksTo: 20,
        leaves: 1,
      },
    ],
    rows,
    empty: '',
  })
}
