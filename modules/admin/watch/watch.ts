import { type Instant, now } from '#core/clock'
import type { DueWork } from '#core/due_work/due_work'
import { ALL_CHECKS } from '#modules/admin/checks/all_checks'
import { runChecks } from '#modules/admin/checks/run_checks'
import { forget, noteResult, openTroubles } from './troubles.js'

const LOOKS_EVERY = 60_000
/** Milliseconds of this process after which jobs and mails of the time before have had their turn. */
const SETTLES_IN = 300_000

let lastLookAt: Instant = 0

/** Looks after the installation and writes to super admins when trouble begins and when it is over. */
export const watch: DueWork = {
  name: 'admin.watch',
  async run() {
    if (performance.now() < SETTLES_IN || now() - lastLookAt < LOOKS_EVERY) return false
    lastLookAt = now()
    await lookAfter()
    return false
  },
}

/** One look at all that super admins get mails about. */
export async function lookAfter() {
  const results = await runChecks(ALL_CHECKS.filter(({ mails }) => mails !== undefined))
  const known = new Map((await openTroubles()).map((trouble) => [trouble.check_name, trouble]))
  for (const result of results) await noteResult(result, known.get(result.check.name))
  // A question that no longer arises, such as that of backups which are not scheduled any more.
  const asked = new Set(results.map(({ check }) => check.name))
  for (const [name, trouble] of known) if (!asked.has(name)) await forget(trouble)
}
