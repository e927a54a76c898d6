import { conflict } from '#core/errors/app_error'

/**
 * Refuses a change that was made on an older state of the record (reliability E08).
 * @param seen the version that the editor had before them; without one the change is taken
 * @throws 409 `version_conflict` with the current `version`
 */
export function assertSameVersion(record: { version: number }, seen: number | undefined) {
  if (seen !== undefined && seen !== record.version) {
    throw conflict('version_conflict', { extra: { version: record.version } })
  }
}
