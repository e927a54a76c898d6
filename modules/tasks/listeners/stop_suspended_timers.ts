import { inTx } from '#core/database/in_tx'
import type CompanySuspended from '#modules/auth/events/company_suspended'
import { stopTimersOfCompany } from '#modules/tasks/actions/stop_timers'

/** A suspended company writes nothing more, so nobody could stop these timers themselves. */
export default class StopSuspendedTimers {
  async handle({ company }: CompanySuspended) {
    await inTx(() => stopTimersOfCompany(company))
  }
}
