import { reader } from '#core/database/in_tx'

/** For the machines that watch this one. */
export default class HealthController {
  /** Liveness: the process answers. */
  live() {
    return { status: 'ok' as const }
  }

  /** Readiness: the database answers too. */
  async ready() {
    await reader().rawQuery('select 1')
    return { status: 'ok' as const }
  }
}
