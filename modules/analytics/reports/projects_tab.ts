import { type Minor, sum } from '#core/money/minor'
import { expensesByProject } from '#modules/analytics/queries/expenses'
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
import { clientMargins } from './client_margins.js'
import { MOST_ROWS } from './clients_tab.js'
import { ALL_PROJECTS, expensesOf, projectLink, projectTimeLink } from './links.js'
import { costCells, costColumns, marginOf } from './margin.js'
import { percentOf } from './percent.js'
import type { Cell, Column, Figure, Frame, Link, Report, Row } from './report.js'

/** Hours that were worked, their billed amounts, and the expenses of each project. */
export async function projectsTab(frame: Frame): Promise<Report> {
  const [work, billed, budgets, unbilled, expenses] = await Promise.all([
    workOf(frame),
    billedWorkOf(frame),
    projectBudgets(frame.company),
    unbilledAmounts(frame.company, frame.currency),
    expensesByProject(frame),
  ])
  const byId = new Map(budgets.map((project) => [project.id, project]))
  const ids = new Set([
    ...work.map(({ projectId }) => projectId),
    ...unbilled.keys(),
    ...expenses.keys(),
  ])
  const rows = [...ids]
    .map((id) =>
      factsOf(byId.get(id ?? ''), {
        work: work.filter(({ projectId }) => projectId === id),
        billed: billed.filter(({ projectId }) => projectId === id),
        unbilled: unbilled.get(id ?? '') ?? sum([]),
        expenses: expenses.get(id ?? '') ?? sum([]),
      })
    )
    .sort((one, other) => other.seconds - one.seconds)
  return {
    figures: [
      ...workFigures(work, billed, ALL_PROJECTS),
      {
        key: 'unbilled',
        unit: 'money',
        value: sum([...unbilled.values()]),
        link: ALL_PROJECTS,
      },
    ],
    tables: [
      {
        key: 'byProject',
        chart: 'ranking',
        columns: [
          ...WORK_COLUMNS,
          { key: 'unbilled', unit: 'money' },
          ...costColumns(frame),
          { key: 'expenses', unit: 'money' },
          { key: 'margin', unit: 'money' },
          { key: 'budgetUsed', unit: 'percent' },
        ],
        rows: rows.slice(0, MOST_ROWS).map((row) => rowOf(frame, row)),
        total: [
          ...workCells(work, billed),
          { value: sum([...unbilled.values()]) },
          ...costCells(frame, work),
          { value: sum([...expenses.values()]) },
          { value: marginOf(frame, { work, billed, expenses: sum([...expenses.values()]) }) },
          { value: null },
        ].map((cell): Cell => ({ ...cell, link: ALL_PROJECTS })),
      },
      ...clientMargins(frame, rows),
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
    { value: net, link },
    { value: hourlyRateOf(net, seconds), link },
  ]
}

/** @param link the list whose records have a part in each figure */
export function workFigures(
  work: readonly Work[],
  billed: readonly BilledWork[],
  link: Link
): Figure[] {
  const [hours, share, net, rate] = workCells(work, billed)
  return [
    { key: 'hours', unit: 'hours', value: hours?.value ?? 0, link },
    { key: 'billableShare', unit: 'percent', value: share?.value ?? null },
    { key: 'billed', unit: 'money', value: net?.value ?? null, link },
    { key: 'hourlyRate', unit: 'money', value: rate?.value ?? null, link },
  ]
}

interface Facts {
  work: Work[]
  billed: BilledWork[]
  unbilled: Minor
  expenses: Minor
}

export type ProjectFacts = ReturnType<typeof factsOf>

const factsOf = (project: ProjectBudget | undefined, facts: Facts) => ({
  project,
  seconds: secondsOf(facts.work),
  ...facts,
})

function rowOf(frame: Frame, { project, work, billed, unbilled, expenses }: ProjectFacts): Row {
  const link = project && projectLink(project.id)
  const time = project && projectTimeLink(frame, project.id)
  return {
    name: project && link ? { text: project.name, link } : { word: 'noProject' },
    cells: [
      ...workCells(work, billed, time),
      { value: unbilled, link },
      ...costCells(frame, work, time),
      { value: expenses, ...(project && { link: expensesOf(frame, { projectId: project.id }) }) },
      { value: marginOf(frame, { work, billed, expenses }), link: time },
      { value: project?.budgetSeconds ? percentOf(project.seconds, project.budgetSeconds) : null },
    ],
  }
}
