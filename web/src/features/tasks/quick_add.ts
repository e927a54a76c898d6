import { parseDuration } from '#api/parse_duration'
import type { Person, Priority, ProjectName } from './task'

/** The names that the tokens of a quick line can mean. */
export interface Known {
  projects: Pick<ProjectName, '_id' | 'name'>[]
  people: Person[]
}

/** The body of `POST /api/tasks` that a line means. */
export interface NewTask {
  title: string
  projectId?: string
  assigneeIds?: string[]
  priority?: Priority
  estimatedSeconds?: number
}

const PRIORITY_WORDS: Record<string, Priority> = {
  high: 'high',
  hoch: 'high',
  lart: 'high',
  low: 'low',
  niedrig: 'low',
  ulët: 'low',
}

/**
 * Reads `Fix login #Shop @Anna !high 2h`. A token that means nothing that is known stays in the title.
 * Names are found by how they begin, without their spaces: `#wartung` finds "Wartung Server".
 */
export function readQuickLine(line: string, { projects, people }: Known): NewTask {
  const task: NewTask = { title: '' }
  const words = line.trim().split(/\s+/)
  const rest = words.filter((word) => {
    const name = word.slice(1)
    if (word.startsWith('#')) {
      const project = find(projects, name)
      if (project) task.projectId = project._id
      return !project
    }
    if (word.startsWith('@')) {
      const person = find(people, name)
      if (person) task.assigneeIds = [...(task.assigneeIds ?? []), person._id]
      return !person
    }
    if (word.startsWith('!')) {
      const priority = PRIORITY_WORDS[name.toLowerCase()]
      if (priority) task.priority = priority
      return !priority
    }
    const seconds = /^\d+([.,:]\d+)?(h|m|min)$/i.test(word) ? parseDuration(word) : undefined
    if (seconds) task.estimatedSeconds = seconds
    return !seconds
  })
  return { ...task, title: rest.join(' ') }
}

function find<Named extends { _id: string; name: string }>(named: Named[], begin: string) {
  const folded = fold(begin)
  return folded ? named.find(({ name }) => fold(name).startsWith(folded)) : undefined
}

const fold = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')
