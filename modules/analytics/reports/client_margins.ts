import { sum } from '#core/money/minor'
import { netOf } from '#modules/analytics/queries/work'
import { MOST_ROWS } from './clients_tab.js'
import { ALL_CLIENTS, clientLink } from './links.js'
import { costCells, costColumns, marginOf } from './margin.js'
import type { ProjectFacts } from './projects_tab.js'
import type { Frame, Row, Table } from './report.js'

/** Revenue, cost and margin of the projects of each client; no table without any. */
export function clientMargins(frame: Frame, projects: readonly ProjectFacts[]): Table[] {
  const ofClients = projects.filter(({ project }) => project?.clientId)
  if (ofClients.length === 0) return []
  const groups = [...Map.groupBy(ofClients, ({ project }) => project?.clientId ?? '')]
  return [
    {
      key: 'marginByClient',
      columns: [
        { key: 'hours', unit: 'hours' },
        { key: 'billed', unit: 'money' },
        ...costColumns(frame),
        { key: 'expenses', unit: 'money' },
        { key: 'margin', unit: 'money' },
      ],
      rows: groups
        .map(([clientId, facts]) => rowOf(frame, clientId, facts))
        .sort((one, other) => Number(other.cells.at(-1)?.value) - Number(one.cells.at(-1)?.value))
        .slice(0, MOST_ROWS),
      total: cellsOf(frame, ofClients).map((cell) => ({ ...cell, link: ALL_CLIENTS })),
    },
  ]
}

function rowOf(frame: Frame, clientId: string, facts: readonly ProjectFacts[]): Row {
  const link = clientLink(clientId)
  return {
    name: { text: facts[0]?.project?.clientName ?? '', link },
    cells: cellsOf(frame, facts).map((cell) => ({ ...cell, link })),
  }
}

function cellsOf(frame: Frame, facts: readonly ProjectFacts[]) {
  const work = facts.flatMap((one) => one.work)
  const billed = facts.flatMap((one) => one.billed)
  const expenses = sum(facts.map((one) => one.expenses))
  return [
    { value: facts.reduce((all, { seconds }) => all + seconds, 0) },
    { value: netOf(billed) },
    ...costCells(frame, work),
    { value: expenses },
    { value: marginOf(frame, { work, billed, expenses }) },
  ]
}
