import { Gauge, Registry } from 'prom-client'
import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { readJobStates } from '#core/due_work/job_states'
import env from '#core/start/env'
import { KONTOR_VERSION } from '#core/start/version'
import { lastBackup } from '#modules/admin/backups/last_backup'
import type { CheckState } from '#modules/admin/checks/check'
import { readQueue } from '#modules/admin/checks/mail_queue'
import { type CheckResult, runChecks } from '#modules/admin/checks/run_checks'
import { logSize } from './log_size.js'

const STATES: Record<CheckState, number> = { fine: 0, notice: 1, trouble: 2 }

const COMPANIES = 'select status, count(*) as count from companies group by status'

interface CountOfStatus {
  status: string
  count: number | string
}

/**
 * The figures of the whole installation as they are now, the same from each of its servers. While the database does not
 * answer, only the checks that need none are there, and `kontor_check_state{check="database"}` is 2.
 */
export async function installationRegistry(): Promise<Registry> {
  const registry = new Registry()
  const results = await runChecks()
  addServer(registry, results)
  if (isDatabaseAway(results)) return registry
  await addMails(registry)
  await addJobs(registry)
  await addBackup(registry)
  await addCompanies(registry)
  return registry
}

const isDatabaseAway = (results: CheckResult[]) =>
  results.some(({ check, finding }) => check.name === 'database' && finding.state === 'trouble')

function addServer(registry: Registry, results: CheckResult[]) {
  const info = gauge(registry, 'kontor_info', 'Version and kind of database.', [
    'version',
    'database',
  ])
  info.set({ version: KONTOR_VERSION, database: env.DATABASE_URL ? 'mysql' : 'sqlite' }, 1)
  const checks = gauge(registry, 'kontor_check_state', '0 is fine, 1 a notice, 2 trouble.', [
    'check',
  ])
  for (const { check, finding } of results) {
    checks.set({ check: check.name }, STATES[finding.state])
  }
  const size = logSize()
  if (size === undefined) return
  gauge(registry, 'kontor_sqlite_log_bytes', 'Size of the write-ahead log of SQLite.').set(size)
}

async function addMails(registry: Registry) {
  const { count, since, failed } = await readQueue()
  gauge(registry, 'kontor_mails_waiting', 'Mails that have not left.').set(count)
  gauge(registry, 'kontor_mails_oldest_age_seconds', 'How long the oldest of them waits.').set(
    Math.max(0, now() - since) / 1000
  )
  gauge(registry, 'kontor_mails_failed', 'Mails of the last seven days that were given up.').set(
    failed
  )
}

async function addJobs(registry: Registry) {
  const failures = gauge(
    registry,
    'kontor_job_failures',
    'Failures of a job since it last succeeded.',
    ['job']
  )
  const ended = gauge(
    registry,
    'kontor_job_last_end_timestamp_seconds',
    'When a job was last done.',
    ['job']
  )
  for (const job of await readJobStates()) {
    failures.set({ job: job.name }, job.failures)
    ended.set({ job: job.name }, job.endedAt / 1000)
  }
}

async function addBackup(registry: Registry) {
  const last = await lastBackup()
  if (!last) return
  gauge(registry, 'kontor_backup_last_timestamp_seconds', 'When the newest backup was made.').set(
    Number(last.ended_at) / 1000
  )
  gauge(
    registry,
    'kontor_backup_restore_passed',
    'Whether a drill could restore the newest backup.'
  ).set(last.drill_state === 'passed' ? 1 : 0)
}

async function addCompanies(registry: Registry) {
  const companies = gauge(registry, 'kontor_companies', 'Companies by status.', ['status'])
  for (const { status, count } of await readRows<CountOfStatus>(COMPANIES, [])) {
    companies.set({ status }, Number(count))
  }
}

const gauge = (registry: Registry, name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] })
