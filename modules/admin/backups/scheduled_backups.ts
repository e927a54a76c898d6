import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import type { Report } from '#core/backup/report'
import { runCommand } from '#core/backup/run_command'
import type { BoundValue } from '#core/database/driver'
import type { BackgroundWork } from '#core/due_work/due_work'
import { makePrivateFolder } from '#core/files/private_files'
import env from '#core/start/env'
import { BACKUP_JOB, type BackupRun, isRunDue, takeRun } from './backup_run.js'
import { configuredDueDay } from './due_day.js'
import { configuredKeep, surplusBackups } from './surplus_backups.js'

const RENEW_EVERY = 10_000

/** A backup each day, its drill, and the removal of those that are not needed any more. */
export const scheduledBackups: BackgroundWork = {
  name: BACKUP_JOB,
  // It takes minutes, in which the other works go on.
  isAwaited: true,
  isDue: async () => env.BACKUP_FOLDER !== undefined && (await isRunDue(configuredDueDay())),
  async run() {
    if (env.BACKUP_FOLDER === undefined) return false
    const root = resolve(env.BACKUP_FOLDER)
    const run = await takeRun(configuredDueDay())
    if (run) await keepingClaim(run, () => backUp(run, root))
    return false
  },
}

async function backUp(run: BackupRun, root: string) {
  makePrivateFolder(root)
  const suffix = run.attempt === 1 ? '' : `-${run.attempt}`
  const folder = join(root, `kontor-${run.day}${suffix}`)
  const made = await report(['backup', folder])
  if (!made.manifest) {
    logger.error({ folder, reason: made.error }, 'a backup failed')
    return run.fail(made.error ?? 'It ended without a reason.')
  }
  const bytes = made.manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  await run.note({ folder, bytes })
  const drill = await drillOf(folder, made)
  // While the newest backup is in doubt, the older ones are needed.
  if (drill.drill_state !== 'failed') await removeSurplus(root)
  const faults = made.faults?.join(' ').slice(0, 500) || null
  await run.end({ ...drill, failure: faults })
}

/** A backup that no database was named for is not restored. */
async function drillOf(folder: string, { manifest }: Report): Promise<Record<string, BoundValue>> {
  if (manifest?.database.kind === 'mysql' && env.BACKUP_CHECK_DATABASE === undefined) {
    return { drill_state: 'unchecked' }
  }
  const { ok, error, faults } = await report(['verify', folder])
  if (ok) return { drill_state: 'passed' }
  const reason = (error ?? faults?.join(' ') ?? '').slice(0, 500)
  logger.error({ folder, reason }, 'a restore drill failed')
  return { drill_state: 'failed', drill_failure: reason }
}

async function removeSurplus(root: string) {
  for (const name of surplusBackups(readdirSync(root), configuredKeep())) {
    await rm(join(root, name), { recursive: true, force: true })
  }
}

/** The address of the database for the check has a password: it is in the settings and in no argument. */
async function report(args: string[]): Promise<Report> {
  const { said } = await runCommand([...args, '--json', '--no-ansi'])
  const begin = said.indexOf('{"ok"')
  if (begin >= 0) return JSON.parse(said.slice(begin).split('\n')[0] ?? '')
  const reason = said.trim().split('\n').at(-1)
  return { ok: false, folder: args[1] ?? '', ...(reason && { error: reason }) }
}

async function keepingClaim(run: BackupRun, work: () => Promise<void>) {
  const timer = setInterval(() => {
    run.renew().catch((error) => logger.warn({ err: error }, 'a claim was not renewed'))
  }, RENEW_EVERY)
  try {
    await work()
  } catch (error) {
    await run.fail((error as Error).message)
    throw error
  } finally {
    clearInterval(timer)
  }
}
