import type { QueryOf } from '#api/routes'
import { type Candidate, Failure } from './failures/failure.js'
import { find, isFullId, isSearchable, type Naming, shortened, shortId } from './find.js'
import type { Task } from './server/answers.js'
import type { Client } from './server/client.js'

type Choice = Pick<Task, '_id' | 'title' | 'status'> & { project: { name: string } | null }

const NAMING: Naming<Choice> = {
  names: ({ title, project }) => [title, project?.name ?? ''],
  prefers: ({ status }) => status === 'open',
}

/** The caller's tasks with their time entries. */
export async function myTasks(client: Client) {
  const { body, seen } = await client.get('/api/tasks/my-tasks')
  return { tasks: body.tasks, seen }
}

/** The caller's open tasks by due day, without the entries that have ended. */
export const openTasks = (client: Client): Promise<Task[]> =>
  listTasks(client, { status: 'open', sort: 'dueDate' })

/** The caller's newest finished tasks, without their time entries. */
export const doneTasks = (client: Client): Promise<Task[]> => listTasks(client, { status: 'done' })

async function listTasks(client: Client, filter: QueryOf<'/api/tasks'>): Promise<Task[]> {
  const { body } = await client.get('/api/tasks', {
    query: { mine: true, pageSize: 500, ...filter },
  })
  return body
}

/**
 * The single task meant by an id, its beginning or end, or by words of its title. Searches the caller's own tasks
 * first, then all tasks the caller may see.
 */
export async function resolveTask(client: Client, own: Task[], wanted: string): Promise<Task> {
  const found = find(own, wanted, NAMING)
  if (!found.length) found.push(...(await findElsewhere(client, wanted)))
  return theOnly(found, wanted)
}

/** The single task among these that is meant. */
export const chooseTask = <T extends Choice>(tasks: T[], wanted: string): T =>
  theOnly(find(tasks, wanted, NAMING), wanted)

function theOnly<T extends Choice>(found: T[], wanted: string): T {
  const [only, second] = found
  if (!only)
    throw new Failure('no_such_task', {
      values: { wanted: shortened(wanted) },
      next: 'kontor tasks',
    })
  if (second) {
    throw new Failure('many_tasks', {
      values: { wanted: shortened(wanted), count: found.length },
      candidates: found.map(describe),
    })
  }
  return only
}

async function findElsewhere(client: Client, wanted: string) {
  if (isFullId(wanted)) {
    const { body } = await client.get('/api/tasks/:id', { params: { id: wanted } })
    return [body.task]
  }
  if (!isSearchable(wanted)) return []
  const { body } = await client.get('/api/tasks', { query: { search: wanted } })
  return find(body, wanted, NAMING)
}

const describe = ({ _id, title, project, status }: Choice): Candidate => ({
  line: [shortId(_id), title, project?.name].filter(Boolean).join('  '),
  record: { _id, title, project, status },
})
