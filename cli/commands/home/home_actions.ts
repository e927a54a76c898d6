import type { HomeActions } from '../../components/home/home_props.js'
import type { Context } from '../../lib/context.js'
import { undoHere } from '../../lib/offline/changes_here.js'
import {
  onlineOrNot,
  pauseHere,
  resumeHere,
  startHere,
  stopHere,
} from '../../lib/offline/offline_timer.js'
import { clock } from '../../lib/output/format.js'
import { newRepeatKey } from '../../lib/server/repeat_key.js'
import { pauseRunning, resumeRunning, startTask, stopRunning } from '../../lib/timer/timer.js'
import { resolveProject, taskWords } from '../../lib/wanted_task.js'
import { waitingCount } from './remembered_home.js'

/** The actions behind the keys of the home screen. Each answers the sentence to show; the timer also works without a connection. */
export function actionsOf(screen: Context): HomeActions {
  const { t, terminal } = screen
  // The sentence of each action says when something was recorded here only.
  const context: Context = { ...screen, warn: () => undefined }
  const client = context.client()
  const recorded = (sentence: string, isOffline?: boolean) =>
    isOffline ? `${sentence} · ${t('home.recorded')}` : sentence

  const waiting = () => ({ waiting: waitingCount(context) })

  return {
    start: async ({ id, name }) => {
      const key = newRepeatKey()
      const { started, stopped, isOffline } = await onlineOrNot(
        context,
        () => startTask(context, { _id: id }, { key }),
        (failure) => startHere(context, { _id: id }, failure, { startKey: key })
      )
      const before = stopped && t('timer.stopped', timeOf(stopped))
      const sentence = [before, t('timer.started', { task: name })].filter(Boolean).join(' · ')
      return { part: { running: started, ...waiting() }, text: recorded(sentence, isOffline) }
    },
    stop: async () => {
      const { isOffline, ...stopped } = await onlineOrNot(
        context,
        () => stopRunning(context),
        (failure) => stopHere(context, failure)
      )
      return {
        part: { running: undefined, ...waiting() },
        text: recorded(t('timer.stopped', timeOf(stopped)), isOffline),
      }
    },
    pause: async () => {
      const key = newRepeatKey()
      const { isOffline, ...running } = await onlineOrNot(
        context,
        () => pauseRunning(context, key),
        (failure) => pauseHere(context, failure, key)
      )
      return { part: { running, ...waiting() }, text: recorded(t('home.paused'), isOffline) }
    },
    resume: async () => {
      const key = newRepeatKey()
      const { isOffline, ...running } = await onlineOrNot(
        context,
        () => resumeRunning(context, key),
        (failure) => resumeHere(context, failure, key)
      )
      return { part: { running, ...waiting() }, text: recorded(t('home.resumed'), isOffline) }
    },
    undo: async () => {
      const { description, isOffline } = await onlineOrNot<{ description: string }>(
        context,
        async () => (await client.post('/api/time-changes/undo', { body: {} })).body,
        () => undoHere(context)
      )
      const { running } = context.timerNote().read() ?? {}
      return {
        ...(isOffline && { part: { running, ...waiting() } }),
        text: terminal.show(recorded(description, isOffline)),
      }
    },
    create: async (words) => {
      const { task: title, project: projectWords } = taskWords([words])
      const [me, project] = await Promise.all([
        client.get('/api/auth/me'),
        projectWords ? resolveProject(client, projectWords) : undefined,
      ])
      const { body } = await client.post('/api/tasks', {
        body: {
          title,
          assigneeIds: [me.body.id],
          ...(project && { projectId: project._id }),
        },
      })
      const values = { task: title, project: project?.name ?? t('tasks.no_project') }
      return { text: t('tasks.created', values), chosenId: body.task._id }
    },
    approve: async ({ id, name }) => {
      await client.post('/api/admin/companies/:id/approve', { params: { id } })
      return { text: t('admin.approve_done', { company: name }) }
    },
    reject: async ({ id, name }, reason) => {
      await client.post('/api/admin/companies/:id/reject', { params: { id }, body: { reason } })
      return { text: t('admin.reject_done', { company: name }) }
    },
  }

  function timeOf({ title, seconds }: { title: string; seconds: number }) {
    return { task: title, time: clock(seconds) }
  }
}
