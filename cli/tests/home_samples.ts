import { overdueList } from '../commands/home/overdue_list.js'
import { platformFigures } from '../commands/home/platform_figures.js'
import { deskList } from '../commands/home/read_desk.js'
import { taskList } from '../commands/home/task_list.js'
import { todayList } from '../commands/home/today_list.js'
import type { HomeData } from '../components/home/home_data.js'
import { homeFrame, type Size } from '../components/home/home_frame.js'
import type { HomeModel } from '../components/home/model.js'
import type { ListedEntry } from '../lib/entries/own_entries.js'
import { moneyIn } from '../lib/output/format.js'
import { terminalOf } from '../lib/output/terminal.js'
import { serverMomentNow } from '../lib/server/server_moment.js'
import { type Language, textsIn } from '../lib/texts.js'
import type { RunningTask } from '../lib/timer/timer_state.js'
import { sampleCompany, sampleInvoice } from './samples.js'

/** A terminal with its texts. */
export function terminalIn(language: Language, env: NodeJS.ProcessEnv = {}) {
  const terminal = terminalOf(
    { isTTY: true, columns: 80 },
    { TERM: 'xterm', LANG: 'en_US.UTF-8', NO_COLOR: '1', ...env }
  )
  const texts = textsIn(language)
  const t: typeof texts = (key, values) => terminal.show(texts(key, values))
  return { terminal, t, language }
}

export const sampleRunning = (values: Partial<RunningTask> = {}): RunningTask => ({
  taskId: 't1',
  title: 'Fix login',
  project: 'Website',
  entryId: 'e1',
  startedAt: new Date(Date.now() - 3_725_000).toISOString(),
  breakSeconds: 0,
  pausedAt: null,
  seen: serverMomentNow(0),
  ...values,
})

const TITLES = [
  'Fix login',
  'Write the offer',
  'Weinetiketten Jahrgang 2026',
  'Umsatzsteuer-Voranmeldung prüfen und dem Steuerberater übermitteln',
  'Call Anna about the photographs',
  'Review the contract',
  'Përgatit faturën për klientin',
  '日本語のタスク',
  'Backups',
  'Clean the workshop',
]

const NAMES = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  de: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  sq: ['Hën', 'Mar', 'Mër', 'Enj', 'Pre', 'Sht', 'Die'],
} as const

const INVOICES = [
  sampleInvoice({ number: 'RE-2026-0042', open: 128_400.99, isOverdue: true, daysOverdue: 31 }),
  sampleInvoice({
    number: 'RE-2026-0051',
    client: { _id: 'k2', name: 'Kommanditgesellschaft für Außenhandel' },
    open: 990,
    currency: 'CHF',
    isOverdue: true,
    daysOverdue: 1,
  }),
]

const COMPANIES = [
  'Tischlerei Holz',
  'Kommanditgesellschaft für Außenhandel',
  'Bäckerei Çelik',
].map((name, index) => sampleCompany({ name, email: `post@${index ? 'firma' : 'holz'}.example` }))

/** Amounts as the figures have them. */
export const sumsIn =
  ({ terminal, language }: ReturnType<typeof terminalIn>) =>
  (amount: number, currency: string) =>
    terminal.show(moneyIn(language)(amount, currency))

/** The screen of a super admin. */
export const sampleDesk = async (
  at: ReturnType<typeof terminalIn>,
  health = { isReady: true, troubles: 0 }
): Promise<HomeData> => ({
  kind: 'desk',
  ...(await deskList(at, COMPANIES)),
  figures: platformFigures(at, {
    platform: {
      companies: { byStatus: { active: 128, pending: 3 }, byPlan: { Basic: 131 } },
      users: { total: 402, active: 377 },
      mails: { sent: 9000, failed: 2 },
    },
    ...health,
    errors: 1,
  }),
})

/** The screen of a tax adviser. */
export async function sampleBooks(at: ReturnType<typeof terminalIn>): Promise<HomeData> {
  const { figures = [] } = await sampleHome(at)
  return {
    kind: 'books',
    title: at.t('home.books'),
    list: await overdueList(at, INVOICES),
    figures,
  }
}

const entry = (clock: string, values: Partial<ListedEntry>): ListedEntry => ({
  _id: `e${clock}`,
  startTime: `2026-11-26T${clock}:00.000Z`,
  endTime: null,
  seconds: 0,
  breakSeconds: 0,
  note: '',
  tags: [],
  billable: true,
  byDuration: false,
  task: { _id: 't1', title: 'Fix login', project: { name: 'Website' } },
  ...values,
})

/** The entries of the day; the third was recorded without a connection. */
const TODAY: ListedEntry[] = [
  entry('06:30', { endTime: '2026-11-26T07:15:00.000Z', seconds: 2700, note: 'with Anna' }),
  entry('07:15', {
    endTime: '2026-11-26T07:40:00.000Z',
    seconds: 1500,
    task: { _id: 't8', title: '日本語のタスク', project: null },
  }),
  entry('07:45', { endTime: '2026-11-26T09:00:00.000Z', seconds: 4500, waits: true }),
  entry('09:12', {}),
]

/** The screen of a company user on a Thursday. */
export async function sampleHome(at: ReturnType<typeof terminalIn>): Promise<HomeData> {
  const { t } = at
  const tasks = TITLES.map((title, index) => ({
    _id: `t${index + 1}`,
    title,
    project: index === 8 ? null : { name: index % 3 ? 'Weingut Sonnenhang' : 'Website' },
    dueDate: index % 2 ? '2026-12-01' : null,
    trackedSeconds: index * 5400,
  }))
  const sum = sumsIn(at)
  const worked = [28_800, 30_600, 27_000, 9000, 0, 0, 0]
  return {
    kind: 'time',
    running: sampleRunning(),
    list: await taskList(at, tasks),
    today: await todayList(at, TODAY, 'Europe/Berlin'),
    week: {
      today: '2026-11-26',
      hasTargets: true,
      days: worked.map((seconds, index) => ({
        day: `2026-11-${23 + index}`,
        name: at.terminal.show(NAMES[at.language][index] ?? ''),
        seconds,
        targetSeconds: index < 5 ? 28_800 : 0,
      })),
      counted: { entryId: 'e1', seconds: 3725 },
    },
    figures: [
      {
        label: t('home.unbilled'),
        values: [sum(12_480.5, 'EUR'), sum(1930, 'CHF')],
        tone: 'plain',
      },
      {
        label: t('home.overdue'),
        values: [t('invoices.all', { count: 3 }), sum(128_400.99, 'EUR'), sum(990, 'CHF')],
        tone: 'red',
      },
    ],
    overdue: await overdueList(at, INVOICES),
  }
}

/** The text of a frame. */
export function frameText(
  at: ReturnType<typeof terminalIn>,
  values: Partial<HomeModel> & Pick<HomeModel, 'data'>,
  size: Size
) {
  const { terminal, t } = at
  const model: HomeModel = {
    mode: 'list',
    text: '',
    matches: values.data.list?.rows.map((_, index) => index) ?? [],
    row: 1,
    elapsed: 3725,
    isBusy: false,
    company: '',
    ...values,
  }
  const look = { hasColor: false, glyph: terminal.glyph, show: terminal.show }
  return homeFrame(model, { t, look, more: terminal.glyph('more') }, size).map((line) =>
    line.map(({ text }) => text).join('')
  )
}
