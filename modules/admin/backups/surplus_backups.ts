import { DateTime } from 'luxon'

export interface Keep {
  daily: number
  weekly: number
  monthly: number
}

const NAME = /^kontor-(\d{4}-\d{2}-\d{2})(?:-\d+)?$/

/** Names of a folder of backups that no day, week (ISO 8601) or month needs. Names of another form are never among them. */
export function surplusBackups(names: readonly string[], { daily, weekly, monthly }: Keep) {
  const backups = names.filter((name) => NAME.test(name)).sort(byAge)
  const kept = new Set([
    ...newestOf(backups, daily, (name) => dayOf(name)),
    ...newestOf(backups, weekly, (name) => DateTime.fromISO(dayOf(name)).toFormat('kkkk-WW')),
    ...newestOf(backups, monthly, (name) => dayOf(name).slice(0, 7)),
  ])
  return backups.filter((name) => !kept.has(name))
}

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
