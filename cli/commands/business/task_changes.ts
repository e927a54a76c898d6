import type { BodyOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { done as news } from '../../lib/output/news.js'
import { readDuration } from '../../lib/times/duration.js'
import { readDueDay } from '../../lib/times/read_due_day.js'
import { needsTask, resolveProject, taskWords, wantedTask } from '../../lib/wanted_task.js'

interface AddOptions {
  due?: string
  estimate?: string
  high?: boolean
}

/** `kontor tasks add title… [+project]`: makes a task that is assigned to the caller. */
export async function addTask(context: Context, words: string[], options: AddOptions) {
  const { task: title, project } = taskWords(words)
  if (!title) throw needsTask(context)
  const client = context.client()
  const [here, chosen] = await Promise.all([
    context.here(),
    project ? resolveProject(client, project) : undefined,
  ])
  const body: BodyOf<'POST', '/api/tasks'> = {
    title,
    assigneeIds: [here.userId],
    ...(chosen && { projectId: chosen._id }),
    ...(options.due && { dueDate: readDueDay(options.due, here) }),
    ...(options.estimate && { estimatedSeconds: readDuration(options.estimate) }),
    ...(options.high && { priority: 'high' as const }),
  }
  const values = { task: title, project: chosen?.name ?? context.t('tasks.no_project') }
  context.plan(context.t('tasks.would_create', values))
  const { body: created } = await client.post('/api/tasks', { body })
  if (context.isJson) return context.printJson(created.task)
  news(context, context.t('tasks.created', values))
}

/** `kontor tasks done task…`: a task that is done leaves the list. */
export async function finishTask(context: Context, words: string[]) {
  const task = await wantedTask(context, words)
  if (task.status === 'done') {
    throw new Failure('already_done', { values: { task: task.title }, next: 'kontor tasks --all' })
  }
  context.plan(context.t('tasks.would_finish', { task: task.title }))
  const { body } = await context.client().put('/api/tasks/:id', {
    params: { id: task._id },
    body: { status: 'done', version: task.version },
  })
  if (context.isJson) return context.printJson(body.task)
  news(context, context.t('tasks.finished', { task: task.title }))
}
