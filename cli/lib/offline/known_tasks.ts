import type { Task } from '../server/answers.js'
import { readJson, writeJson } from '../session/private_file.js'
import { stateFolder } from '../session/state_folder.js'

const { join } = process.getBuiltinModule('node:path')

/** As much of a task as choosing one takes. */
export type KnownTask = Pick<Task, '_id' | 'title' | 'status'> & {
  project: { name: string } | null
}

const pathFor = (env: NodeJS.ProcessEnv, userId: string) =>
  join(stateFolder(env), `tasks-${encodeURIComponent(userId)}.json`)

/** Keeps the open tasks of a person for commands without a connection. Where they cannot be written, there are none. */
export function keepTasks(env: NodeJS.ProcessEnv, userId: string, tasks: KnownTask[]) {
  const kept = tasks.map(({ _id, title, status, project }) => ({
    _id,
    title,
    status,
    project: project && { name: project.name },
  }))
  try {
    writeJson(pathFor(env, userId), kept)
  } catch {
    // Without the file, `start` needs a connection.
  }
}

/** The open tasks that were seen last; undefined for none. */
export function knownTasks(env: NodeJS.ProcessEnv, userId: string): KnownTask[] | undefined {
  try {
    const tasks = readJson<KnownTask[]>(pathFor(env, userId))
    return tasks?.every(({ _id, title }) => typeof _id === 'string' && typeof title === 'string')
      ? tasks
      : undefined
  } catch {
    return undefined
  }
}
