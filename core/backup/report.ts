import { StartRefused } from '#core/start/start_refused'
import type { Manifest } from './manifest.js'

/** Exit codes of `backup`, `verify` and `restore`. */
export const EXIT = {
  done: 0,
  /** Nothing was made. */
  failed: 1,
  /** It was made, and `documents:verify` complains about what it holds. */
  changed: 2,
} as const

/** A command's last message; `--json` prints just this. */
export interface Report {
  ok: boolean
  folder: string
  /** Why nothing was made. */
  error?: string
  manifest?: Manifest
  isEncrypted?: boolean
  /** Complaints of `documents:verify`. */
  faults?: string[]
}

const SYSTEM_REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full; make room, or name a folder on another disk',
  EDQUOT: 'the quota of the disk is used up; make room, or name a folder on another disk',
  EACCES: 'this user has no right to do that; name a folder that it may write',
  EPERM: 'this user has no right to do that; name a folder that it may write',
  EROFS: 'the disk is mounted read-only; name a folder on another disk',
}

/** A failure in a sentence. @throws the failure when it is a fault of the program */
export function reasonOf(error: unknown) {
  if (error instanceof StartRefused) return error.message
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = SYSTEM_REASONS[code] ?? (code.startsWith('SQLITE_') && (error as Error).message)
  if (!reason) throw error
  return `${path ? `${path}: ` : ''}${reason}.`
}

/** The contents of a backup, in a sentence. */
export function contentOf({ database, files, key }: Manifest) {
  const rows = Object.values(database.rows).reduce((sum, one) => sum + one, 0)
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0)
  const sealed = key.isIncluded ? 'with the key' : 'without the key'
  return `${rows} rows in ${Object.keys(database.rows).length} tables, ${files.length} files (${megabytes(bytes)} MB), ${sealed}`
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
