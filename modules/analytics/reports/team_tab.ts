import { readRows } from '#core/database/read_rows'
import { billedWorkOf, workOf } from '#modules/analytics/queries/work'
import { ALL_PEOPLE, personTimeLink } from './links.js'
import { WORK_COLUMNS, workCells, workFigures } from './projects_tab.js'
import type { Frame, Report } from './report.js'

const NAMES = 'select id, name from users where company_id = ?'

/** Hours and their value by person, for owners only. */
export async function teamTab(frame: Frame): Promise<Report> {
  const [work, billed, people] = await Promise.all([
    workOf(frame),
    billedWorkOf(frame),
    readRows<{ id: string; name: string }>(NAMES, [frame.company.id]),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const rows = [...Map.groupBy(work, ({ userId }) => userId)]
    .map(([userId, own]) => ({
      name: { text: names.get(userId) ?? '' },
      cells: workCells(
        own,
        billed.filter((one) => one.userId === userId),
        personTimeLink(frame, userId)
      ),
    }))
    .sort((one, other) => Number(other.cells[0]?.value) - Number(one.cells[0]?.value))
  return {
    figures: workFigures(work, billed, ALL_PEOPLE),
    tables: [
      {
        key: 'byPerson',
        chart: 'ranking',
        columns: WORK_COLUMNS,
        rows,
        total: workCells(work, billed, ALL_PEOPLE),
      },
    ],
  }
}
