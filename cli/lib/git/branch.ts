import { findUp } from './find_up.js'

const { readFileSync, statSync } = process.getBuiltinModule('node:fs')
const { dirname, resolve } = process.getBuiltinModule('node:path')

const HEAD = /^ref: refs\/heads\/(.+)$/m
const LINKED = /^gitdir: (.+)$/m

/**
 * The branch that is checked out in a folder, read from Git's own files: starting `git` would cost as much as the whole
 * command. Undefined outside a repository, and while no branch is checked out.
 */
export function branchOf(folder: string): string | undefined {
  const path = findUp(folder, '.git')
  if (!path) return undefined
  try {
    return HEAD.exec(readFileSync(resolve(gitFolder(path), 'HEAD'), 'utf8'))?.[1]?.trim()
  } catch {
    return undefined
  }
}

/** A linked worktree has a file in the place of the folder. */
function gitFolder(path: string) {
  if (statSync(path).isDirectory()) return path
  const linked = LINKED.exec(readFileSync(path, 'utf8'))?.[1]?.trim()
  return linked ? resolve(dirname(path), linked) : path
}
