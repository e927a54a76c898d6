import { count, type Found, MOST_ROWS } from '../answer.js'

/** More than anybody works through in a day. */
export const MOST_TASKS = 100

interface DueTask {
  _id: string
  title: string
  dueDate: string | null
}

/** An answer of tasks: how many there are, and the first of them with their due days. */
export const foundTasks = (tasks: readonly DueTask[], link: string): Found => ({
  figures: tasks.length ? [{ name: 'count', value: count(tasks.length), link }] : [],
  rows: tasks.slice(0, MOST_ROWS).map(({ _id, title, dueDate }) => ({
    title,
    values: dueDate ? [{ kind: 'day', day: dueDate }] : [],
    link: `/tasks?task=${_id}`,
  })),
  link,
})
