import { Failure } from '../failures/failure.js'
import { codeOf } from '../session/private_file.js'

const { mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')
const { dirname, resolve } = process.getBuiltinModule('node:path')

/** Tells our hook from a foreign one. */
const MARK = '# Made by: kontor git hook'

/** The hook: after a branch was checked out it suggests the timer of the branch. It never makes Git fail. */
export const HOOK = `#!/bin/sh
${MARK}
[ "$3" = 1 ] || exit 0
command -v kontor >/dev/null 2>&1 || exit 0
kontor git suggest || exit 0
`

/**
 * Writes the hook into the repository of a folder, where Git looks for it. An older one of ours is replaced.
 * @returns the path
 * @throws `no_repository`, `foreign_hook`, `unwritable_file`
 */
export function installHook(folder: string): string {
  const path = resolve(folder, hooksFolder(folder), 'post-checkout')
  const present = readIfThere(path)
  if (present !== undefined && !present.includes(MARK)) {
    throw new Failure('foreign_hook', { values: { path }, next: 'kontor git hook' })
  }
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, HOOK, { mode: 0o755 })
  } catch (error) {
    const reason = codeOf(error) ?? String(error)
    throw new Failure('unwritable_file', { values: { path, reason } })
  }
  return path
}

/** Git knows it: linked worktrees share theirs, and `core.hooksPath` moves it. */
function hooksFolder(folder: string) {
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  const { status, stdout } = spawnSync('git', ['rev-parse', '--git-path', 'hooks'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status !== 0) throw new Failure('no_repository', { next: 'kontor git hook --help' })
  return stdout.trim()
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Failure('unreadable_file', { values: { path } })
  }
}
