import type { Task, TimeEntry } from '../../lib/server/answers.js'
import type { Reply } from './fake_server.js'
import { ok, refuse } from './replies.js'

interface Desk {
  tasks: Task[]
  user: { id: string; name: string }
}

/** The timer of the person who is signed in, on the tasks of the fake API. */
export class FakeTimer {
  constructor(private readonly desk: Desk) {}

  begin(task: Task, startTime: Date) {
    const { id, name } = this.desk.user
    for (const entry of this.#openEntries()) entry.endTime = startTime.toISOString()
    const entry: TimeEntry = {
      _id: `e${Math.random()}`,
      startTime: startTime.toISOString(),
      endTime: null,
      breakSeconds: 0,
      pausedAt: null,
      seconds: 0,
      endedBecause: null,
      note: '',
      tags: [],
      billable: true,
      byDuration: false,
      recordedOffline: false,
      isBilled: false,
      version: 1,
      user: { _id: id, name },
    }
    task.timeEntries = [...task.timeEntries, entry]
    return entry
  }

  /** The open entry with its task, as the server answers it. */
  running() {
    const [entry] = this.#openEntries()
    const task = this.desk.tasks.find(({ timeEntries }) => entry && timeEntries.includes(entry))
    if (!entry || !task) return null
    const { _id, title, project } = task
    return { ...entry, seconds: secondsOf(entry), task: { _id, title, project } }
  }

  start(id: string): Reply {
    const task = this.desk.tasks.find(({ _id }) => _id === id)
    if (!task) return refuse(404, 'not_found', 'This task does not exist.')
    const open = this.#openEntries().find((entry) => task.timeEntries.includes(entry))
    if (open) return ok({ success: true, timeEntry: this.running() })
    const before = this.running()
    this.begin(task, new Date())
    return ok({
      success: true,
      timeEntry: this.running(),
      ...(before && {
        stopped: { taskId: before.task._id, title: before.task.title, seconds: before.seconds },
      }),
    })
  }

  stop(entryId: unknown): Reply {
    const timeEntry = this.running()
    if (!timeEntry) return refuse(409, 'no_timer', 'No timer of yours is running.')
    if (entryId && entryId !== timeEntry._id) {
      return refuse(409, 'other_timer', 'Another timer is running.')
    }
    const endTime = new Date().toISOString()
    for (const entry of this.#openEntries()) entry.endTime = endTime
    return ok({ success: true, timeEntry: { ...timeEntry, endTime }, todaySeconds: 3600 })
  }

  pause(id: string): Reply {
    const entry = this.#openEntries().find(({ _id }) => _id === id)
    if (!entry) return NO_ENTRY
    entry.pausedAt ??= new Date().toISOString()
    return ok({ success: true, timeEntry: this.running() })
  }

  resume(id: string): Reply {
    const entry = this.#openEntries().find(({ _id }) => _id === id)
    if (!entry) return NO_ENTRY
    if (!entry.pausedAt) return refuse(409, 'not_paused', 'Your timer is not paused.')
    entry.breakSeconds += Math.floor((Date.now() - Date.parse(entry.pausedAt)) / 1000)
    entry.pausedAt = null
    return ok({ success: true, timeEntry: this.running() })
  }

  #openEntries() {
    return this.desk.tasks
      .flatMap(({ timeEntries }) => timeEntries)
      .filter(({ endTime, user }) => !endTime && user._id === this.desk.user.id)
  }
}

const NO_ENTRY = refuse(404, 'not_found', 'This entry does not exist.')

function secondsOf({ startTime, endTime, pausedAt, breakSeconds }: TimeEntry) {
  const until = Date.parse(endTime ?? pausedAt ?? new Date().toISOString())
  return Math.floor((until - Date.parse(startTime)) / 1000) - breakSeconds
}
