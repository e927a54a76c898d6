import type { RowOf } from '#api/routes'
import type { Context } from './context.js'
import { type Candidate, Failure } from './failures/failure.js'
import { find, shortened, shortId } from './find.js'
import { workOf } from './git/kontor_file.js'
import { confirm } from './output/confirm.js'
import { myTasks, resolveTask } from './resolve_task.js'
import type { Task } from './server/answers.js'
import type { Client } from './server/client.js'

export type Project = RowOf<'/api/projects'>

/** The words of a command that name a task: `fix login +website`. */
export interface TaskWords {
  task: string
  project: string
}

/** Parts `+project` from the other words; a word in quotes may hold both. */
export function taskWords(words: string[]): TaskWords {
  const all = words.join(' ').trim().split(/\s+/).filter(Boolean)
  const [projects, others] = [true, false].map((isProject) =>
    all.filter((word) => /^\+./.test(word) === isProject)
  )
  return {
    task: (others ?? []).join(' '),
    project: (projects ?? []).map((word) => word.slice(1)).join(' '),
  }
}

/**
 * The task that the words of a command name; without words the one of the folder (`.kontor`).
 * A task that does not exist is made when the person agrees, or with `create`.
 * @throws `needs_argument`, `no_such_task`, `many_tasks`, `no_such_project`, `many_projects`
 */
export async function wantedTask(
  context: Context,
  words: string[],
  { create = false }: { create?: boolean } = {}
): Promise<Task> {
  const client = context.client()
  const { task, project: projectWords } = wordsOfTask(context, words)
  if (!projectWords) return named(client, task)
  const [project, { tasks }] = await Promise.all([
    resolveProject(client, projectWords),
    myTasks(client),
  ])
  const own = tasks.filter(({ project: of }) => of?._id === project._id)
  const found = await fitting(client, own, task, project._id)
  return found ?? createTask(context, { title: task, project, create })
}

/** The words that name a task and its project, with those of the folder. @throws `needs_argument` */
export function wordsOfTask(context: Context, words: string[]): TaskWords {
  const named = withFolder(taskWords(words))
  if (!named.task) throw needsTask(context)
  return named
}

/** Names of an existing task beat the folder's, a `+project` the folder's project. */
function withFolder(words: TaskWords): TaskWords {
  if (words.task && words.project) return words
  const work = workOf(process.cwd())
  if (words.task) return words
  return { task: work?.task ?? '', project: words.project || (work?.project ?? '') }
}

async function named(client: Client, task: string) {
  const { tasks } = await myTasks(client)
  return resolveTask(client, tasks, task)
}

/** A task of one project: among the caller's own, else among all of the project. */
async function fitting(client: Client, own: Task[], title: string, projectId: string) {
  const naming = {
    names: (task: Task) => [task.title],
    prefers: (task: Task) => task.status === 'open',
  }
  const found = find(own, title, naming)
  if (!found.length) {
    const { body } = await client.get('/api/tasks', { query: { projectId, pageSize: 500 } })
    found.push(...find(body, title, naming))
  }
  const [only, second] = found
  if (!second) return only
  const values = { wanted: shortened(title), count: found.length }
  throw new Failure('many_tasks', { values, candidates: found.map(describeTask) })
}

/** @throws `no_such_project`, `many_projects` */
export async function resolveProject(client: Client, wanted: string): Promise<Project> {
  const { body } = await client.get('/api/projects', { query: { pageSize: 500 } })
  const found = find<Project>(body, wanted.replaceAll('-', ' '), {
    names: ({ name, number }) => [name, number ?? ''],
    prefers: ({ status }) => status === 'active',
  })
  const values = { wanted: shortened(wanted), count: found.length }
  const [only, second] = found
  if (!only) throw new Failure('no_such_project', { values, next: 'kontor projects' })
  if (!second) return only
  const candidates = found.map(({ _id, name }) => ({
    line: `${shortId(_id)}  ${name}`,
    record: { _id, name },
  }))
  throw new Failure('many_projects', { values, candidates })
}

async function createTask(
  context: Context,
  { title, project, create }: { title: string; project: Project; create: boolean }
) {
  const values = { task: title, project: project.name }
  if (!create && !(await confirm(context, context.t('tasks.ask_create', values)))) {
    throw new Failure('no_such_task', {
      values: { wanted: shortened(title) },
      next: `kontor tasks add "${title}" +${project.name.split(' ')[0]}`,
    })
  }
  context.plan(context.t('tasks.would_create', values))
  const { body } = await context.client().post('/api/tasks', {
    body: { title, projectId: project._id },
  })
  return body.task
}

export const needsTask = ({ t }: Context) =>
  new Failure('needs_argument', { values: { argument: t('help.task') }, next: 'kontor tasks' })

const describeTask = ({ _id, title, project, status }: Task): Candidate => ({
  line: [shortId(_id), title, project?.name].filter(Boolean).join('  '),
  record: { _id, title, project, status },
})
