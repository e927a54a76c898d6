import { Failure } from '../failures/failure.js'

/** A commit of the person whose address Git is set to. */
export interface Commit {
  /** ms since 1970 */
  at: number
  /** The branch by which it was found. */
  branch: string
  subject: string
}

const FIELDS = '%at%x1f%S%x1f%s'

/**
 * The person's own commits of all local branches, the oldest first. Merges are no work of their own.
 * @param from, to ms since 1970
 * @throws `no_repository`
 */
export function commitsOf(folder: string, { from, to }: { from: number; to: number }): Commit[] {
  const email = git(folder, ['config', 'user.email']).trim()
  const days = [`--since=${iso(from)}`, `--until=${iso(to)}`]
  const log = [
    'log',
    '--branches',
    '--source',
    '--no-merges',
    `--author=<${email}>`,
    '--fixed-strings',
  ]
  return git(folder, [...log, ...days, `--format=${FIELDS}`])
    .split('\n')
    .flatMap((line) => {
      const [seconds, branch = '', subject = ''] = line.split('\x1f')
      const at = Number(seconds) * 1000
      const isWithin = seconds && at >= from && at <= to
      return isWithin ? [{ at, branch: branch.replace(/^refs\/heads\//, ''), subject }] : []
    })
    .sort((a, b) => a.at - b.at)
}

const iso = (at: number) => new Date(at).toISOString()

function git(folder: string, words: string[]) {
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Failure('no_repository', { next: 'kontor log --help' })
  return stdout
}
