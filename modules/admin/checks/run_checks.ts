import logger from '@adonisjs/core/services/logger'
import { ALL_CHECKS } from './all_checks.js'
import { type Check, type Finding, trouble } from './check.js'

export interface CheckResult {
  check: Check
  finding: Finding
}

/**
 * Does checks one after the other. A check that fails is trouble: nobody knows then what it would have found.
 * @param checks all that a running server answers quickly, without any
 */
export async function runChecks(
  checks: readonly Check[] = ALL_CHECKS.filter(({ isThorough }) => !isThorough)
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const isAway = () =>
    results.some(({ check, finding }) => check.name === 'database' && finding.state === 'trouble')
  for (const check of checks) {
    if (check.readsDatabase && isAway()) continue
    const finding = await lookSafely(check)
    if (finding) results.push({ check, finding })
  }
  return results
}

async function lookSafely(check: Check) {
  try {
    return await check.look()
  } catch (error) {
    logger.error({ err: error, check: check.name }, 'a check failed')
    return trouble('check_failed', { reason: (error as Error).message.slice(0, 300) })
  }
}
