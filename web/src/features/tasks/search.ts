import i18next from 'i18next'
import type { Found } from '@/app/define_feature'
import { startTimer } from '@/features/timer/parts'
import { api } from '@/lib/server/api'
import type { Task } from './task'

const MOST = 5

/** Tasks and projects for the command palette; an open task can be started right there. */
export async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const options = { query: { search: text, pageSize: MOST }, signal }
  const [tasks, projects] = await Promise.all([
    api('GET', '/api/tasks', options),
    api('GET', '/api/projects', options),
    i18next.loadNamespaces(['tasks', 'timer']),
  ])
  return [
    ...tasks.flatMap(foundTask),
    ...projects.map(({ _id, name, number }) => ({
      id: `project:${_id}`,
      label: name,
      description: i18next.t('palette.project', { ns: 'tasks', number }),
      path: `/projects/${_id}/`,
    })),
  ]
}

function foundTask({ _id, title, status, project }: Task): Found[] {
  const path = `/tasks?task=${_id}`
  const description = project?.name ?? i18next.t('task', { ns: 'tasks' })
  const task = { id: `task:${_id}`, label: title, description, path }
  if (status === 'done') return [task]
  const start = {
    id: `start:${_id}`,
    label: i18next.t('palette.start', { ns: 'tasks', title }),
    description,
    path: '/tasks',
    run: () => void startTimer(_id, { title, projectName: project?.name ?? null }),
  }
  return [task, start]
}
