import { type Minor, sum } from '#core/money/minor'
import { type ProjectBudget, projectBudgets } from '#modules/analytics/queries/projects'
import {
  type BilledWork,
  billedWorkOf,
  hourlyRateOf,
  netOf,
  type Work,
  workOf,
} from '#modules/analytics/queries/work'
import { unbilledAmounts } from '#modules/hours/public'
import { MOST_ROWS } from './clients_tab.js'
import { projectLink } from './links.js'
import { percentOf } from './percent.js'
import type { Cell, Column, Figure, Frame, Report, Row } from './report.js'

/** Hours that were worked, and what they earned. */
export async function projectsTab(frame: Frame): Promise<Report> {
  const [work, billed, budgets, unbilled] = await Promise.all([
    workOf(frame),
    billedWorkOf(frame),
    projectBudgets(frame.company),
    unbilledAmounts(frame.company, frame.currency),
  ])
  const byId = new Map(budgets.map((project) => [project.id, project]))
  const ids = new Set([...work.map(({ projectId }) => projectId), ...unbilled.keys()])
  const rows = [...ids]
    .map((id) =>
      factsOf(byId.get(id ?? ''), {
        work: work.filter(({ projectId }) => projectId === id),
        billed: billed.filter(({ projectId }) => projectId === id),
        unbilled: unbilled.get(id ?? '') ?? sum([]),
      })
    )
    .sort((one, other) => other.seconds - one.seconds)
  return {
    figures: [
      ...workFigures(work, billed),
      { key: 'unbilled', unit: 'money', value: sum([...unbilled.values()]) },
    ],
    tables: [
      {
        key: 'byProject',
        chart: 'ranking',
        columns: [
          ...WORK_COLUMNS,
          { key: 'unbilled', unit: 'money' },
          { key: 'budgetUsed', unit: 'percent' },
        ],
        rows: rows.slice(0, MOST_ROWS).map(rowOf),
        total: [
          ...workCells(work, billed),
          { value: sum([...unbilled.values()]) },
          { value: null },
        ],
      },
    ],
  }
}

/** Hours, the billable part, and what was billed for them: shared with the tab of the team. */
export const WORK_COLUMNS: Column[] = [
  { key: 'hours', unit: 'hours' },
  { key: 'billableShare', unit: 'percent' },
  { key: 'billed', unit: 'money' },
  { key: 'hourlyRate', unit: 'money' },
]

const secondsOf = (work: readonly Work[]) => work.reduce((all, { seconds }) => all + seconds, 0)
const billableOf = (work: readonly Work[]) =>
  work.reduce((all, { billableSeconds }) => all + billableSeconds, 0)

export function workCells(
  work: readonly Work[],
  billed: readonly BilledWork[],
  link?: Cell['link']
): Cell[] {
  const [seconds, net] = [secondsOf(work), netOf(billed)]
  return [
    { value: seconds, link },
    { value: percentOf(billableOf(work), seconds) },
    { value: net },
    { value: hourlyRateOf(net, seconds) },
  ]
}

export function workFigures(work: readonly Work[], billed: readonly BilledWork[]): Figure[] {
  const [hours, share, net, rate] = workCells(work, billed)
  return [
    { key: 'hours', unit: 'hours', value: hours?.value ?? 0 },
    { key: 'billableShare', unit: 'percent', value: share?.value ?? null },
    { key: 'billed', unit: 'money', value: net?.value ?? null },
    { key: 'hourlyRate', unit: 'money', value: rate?.value ?? null },
  ]
}

interface Facts {
  work: Work[]
  billed: BilledWork[]
  unbilled: Minor
}

const factsOf = (project: ProjectBudget | undefined, facts: Facts) => ({
  project,
  seconds: secondsOf(facts.work),
  ...facts,
})

function rowOf({ project, work, billed, unbilled }: ReturnType<typeof factsOf>): Row {
  const link = project && projectLink(project.id)
  return {
    name: project && link ? { text: project.name, link } : { word: 'noProject' },
    cells: [
      ...workCells(work, billed, link),
      { value: unbilled, link },
      { value: project?.budgetSeconds ? percentOf(project.seconds, project.budgetSeconds) : null },
    ],
  }
}
