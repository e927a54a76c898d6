import { addDays } from '#core/clock'
import { readColumns } from '#modules/tasks/board/board_columns'
import { placeTask } from '#modules/tasks/board/place_task'
import { saveColumns } from '#modules/tasks/board/save_columns'
import { type Desk, viewerOf } from './desk.js'
import type { OpenTask } from './story/make_projects.js'

/** The day before today, the owner gives the board a column for what waits, and puts tasks in order. */
export function planBoard(desk: Desk, open: Set<OpenTask>) {
  const { timeline, people, today, company } = desk
  timeline.add(timeline.at(addDays(today, -1), 17), people.owner.id, async () => {
    const [toDo, doing, done] = (await readColumns(company)).map(({ id: _id, ...column }) => ({
      _id,
      ...column,
    }))
    if (!toDo || !doing || !done) throw new Error('A board begins with three columns.')
    const waiting = { name: 'Wartet auf Kunden', color: 'amber', isDone: false } as const
    await saveColumns(company, [toDo, doing, waiting, done])
    const columns = (await readColumns(company)).filter(({ isDone }) => !isDone)
    for (const [index, { id }] of [...open].entries()) {
      const column = columns[index % columns.length]
      if (column)
        await placeTask(viewerOf(desk, people.owner), id, { columnId: column.id, afterId: null })
    }
  })
}
