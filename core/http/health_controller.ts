import { reader } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { assertStorage } from '#core/files/assert_storage'

/** Seconds */
const RETRY_AFTER = 10

/** For the machines that watch this one. */
export default class HealthController {
  /** Liveness: the process answers. */
  live() {
    return { status: 'ok' as const }
  }

  /**
   * Readiness: the database answers and the data folder accepts files. Only the log has the reason of a failure.
   * @throws 503 `database_away` or `storage_unusable`
   */
  async ready() {
    await reader().rawQuery('select 1')
    await assertStorage().catch(() => {
      throw new AppError(503, 'storage_unusable', { retryAfter: RETRY_AFTER })
    })
    return { status: 'ok' as const }
  }
}
