import { now } from '#core/clock'
import { failingJobs } from '#core/due_work/job_states'
import { type Check, fine, trouble } from './check.js'
import { localTime } from './local_time.js'

/** One failure is no trouble: each job is tried again within seconds. */
const LEAST_FAILURES = 3
const LEAST_TIME = 600_000

/** Whether a job of the clock fails again and again. */
export const jobs: Check = {
  name: 'jobs',
  readsDatabase: true,
  mails: 'both',
  async look() {
    const failing = (await failingJobs()).filter(
      ({ failures, failingSince }) =>
        failures >= LEAST_FAILURES && now() - failingSince >= LEAST_TIME
    )
    const [longest] = failing
    if (!longest) return fine('jobs_done')
    return trouble('jobs_failing', {
      jobs: failing.map(({ name }) => name).join(', '),
      since: localTime(longest.failingSince),
      reason: longest.failure,
    })
  },
}
