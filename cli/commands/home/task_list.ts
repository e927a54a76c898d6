import type { HomeList } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { day, hours } from '../../lib/output/format.js'
import { type Column, prepareTable } from '../../lib/output/table.js'

/** As much of a task as the screen shows; the due date and the hours are missing without a connection. */
export interface ListedTask {
  _id: string
  title: string
  project: { name: string } | null
  dueDate?: string | null
  trackedSeconds?: number
}

/** The list of tasks; the view marks the running one. */
export async function taskList(
  { t, terminal }: Pick<Context, 't' | 'terminal'>,
  tasks: ListedTask[]
): Promise<HomeList> {
  const columns: Column<ListedTask>[] = [
    { header: t('tasks.title'), text: ({ title }) => title, shrinksTo: 26 },
    {
      header: t('tasks.project'),
      text: ({ project }) => project?.name ?? '',
      tone: () => 'dim',
      shrinksTo: 10,
      leaves: 1,
    },
    { header: t('tasks.due'), text: ({ dueDate }) => day(dueDate), tone: () => 'dim', leaves: 3 },
    {
      header: t('tasks.hours'),
      text: ({ trackedSeconds = 0 }) => hours(trackedSeconds),
      align: 'right',
      leaves: 2,
    },
  ]
  return {
    layOut: await prepareTable(columns, tasks, terminal),
    rows: tasks.map(({ _id, title, project }) => ({
      id: _id,
      name: terminal.show(title),
      search: `${title} ${project?.name ?? ''}`,
    })),
  }
}
