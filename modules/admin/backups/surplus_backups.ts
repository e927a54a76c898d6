import { DateTime } from 'luxon'
import env from '#core/start/env'

export interface Keep {
  daily: number
  weekly: number
  monthly: number
}

/** Why a backup is kept: it is the newest of a day, week or month. */
export type KeptAs = keyof Keep

export const configuredKeep = (): Keep => ({
  daily: env.BACKUP_KEEP_DAILY,
  weekly: env.BACKUP_KEEP_WEEKLY,
  monthly: env.BACKUP_KEEP_MONTHLY,
})

const NAME = /^kontor-(\d{4}-\d{2}-\d{2})(?:-\d+)?$/

/** Names of a folder of backups that no day, week (ISO 8601) or month needs. Names of another form are never among them. */
export function surplusBackups(names: readonly string[], keep: Keep) {
  const kept = keptBackups(names, keep)
  return backupsAmong(names).filter((name) => !kept.has(name))
}

/** The names of a folder of backups that are kept, with the reasons. */
export function keptBackups(names: readonly string[], keep: Keep) {
  const backups = backupsAmong(names)
  const kept = new Map<string, KeptAs[]>()
  const note = (reason: KeptAs, periodOf: (name: string) => string) => {
    for (const name of newestOf(backups, keep[reason], periodOf)) {
      kept.set(name, [...(kept.get(name) ?? []), reason])
    }
  }
  note('daily', (name) => dayOf(name))
  note('weekly', (name) => DateTime.fromISO(dayOf(name)).toFormat('kkkk-WW'))
  note('monthly', (name) => dayOf(name).slice(0, 7))
  return kept
}

const backupsAmong = (names: readonly string[]) =>
  names.filter((name) => NAME.test(name)).sort(byAge)

/** Newest first; of one day the later attempt. */
const byAge = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })

function newestOf(backups: readonly string[], most: number, periodOf: (name: string) => string) {
  const newest = new Map<string, string>()
  for (const name of backups) {
    const period = periodOf(name)
    if (!newest.has(period) && newest.size < most) newest.set(period, name)
  }
  return newest.values()
}

const dayOf = (name: string) => NAME.exec(name)?.[1] ?? ''
