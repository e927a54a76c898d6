import { Failure } from '../failures/failure.js'
import { branchOf } from './branch.js'
import { findUp } from './find_up.js'

const { readFileSync } = process.getBuiltinModule('node:fs')

/** The project and the task of a folder. */
export interface FolderWork {
  /** Words of the project's name or number. */
  project?: string
  /** Words of the task's title, or its id. */
  task?: string
}

interface KontorFile extends FolderWork {
  branches: { pattern: RegExp; task: string }[]
}

const FIELD = /^(project|task|branch (\S+))\s*[:=]\s*(.*\S)\s*$/

/**
 * Reads a `.kontor` file: lines `project: Website`, `task: Fix login` and `branch feature/*: Features`; `#` begins a
 * comment. In the task of a branch `*` is what the star of the pattern stood for.
 * @throws `bad_kontor_file` with the line
 */
export function parseKontorFile(text: string, path: string): KontorFile {
  const file: KontorFile = { branches: [] }
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (!line || line.startsWith('#')) continue
    const [, name, glob, value = ''] = FIELD.exec(line) ?? []
    if (name === 'project' || name === 'task') file[name] = value
    else if (glob) file.branches.push({ pattern: patternOf(glob), task: value })
    else throw new Failure('bad_kontor_file', { values: { path, line: index + 1, text: line } })
  }
  return file
}

/**
 * The work of a folder, by its `.kontor` file and a branch; undefined without a file.
 * @param branch the one that is checked out without it
 */
export function workOf(folder: string, branch = branchOf(folder) ?? ''): FolderWork | undefined {
  const path = findUp(folder, '.kontor')
  if (!path) return undefined
  const { branches, ...work } = parseKontorFile(readText(path), path)
  const match = branches.find(({ pattern }) => pattern.test(branch))
  if (!match) return work
  const star = match.pattern.exec(branch)?.[1] ?? ''
  return { ...work, task: match.task.replaceAll('*', star.replace(/[-_/]+/g, ' ')) }
}

/** The task that the `.kontor` file of a folder names for the branch that is checked out; undefined without a pattern. */
export function workOfBranch(folder: string): (FolderWork & { branch: string }) | undefined {
  const path = findUp(folder, '.kontor')
  const branch = branchOf(folder)
  if (!path || branch === undefined) return undefined
  const { branches } = parseKontorFile(readText(path), path)
  if (!branches.some(({ pattern }) => pattern.test(branch))) return undefined
  return { ...workOf(folder, branch), branch }
}

function readText(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Failure('unreadable_file', { values: { path } })
  }
}

/** `feature/*` as a pattern; one star, which takes anything. */
function patternOf(glob: string) {
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.*)')}$`)
}
