import { instantText } from '#core/clock'
import { readJobStates } from '#core/due_work/job_states'
import { allDueWork } from '#core/due_work/start_due_worker'
import { toIso } from '#modules/admin/transformers/instant'

/** Jobs of the clock, those that fail first, then by name. */
export async function readJobs() {
  const states = new Map((await readJobStates()).map((state) => [state.name, state]))
  const jobs = (await allDueWork()).map(({ name }) => {
    const state = states.get(name)
    return {
      /** `<module>.<what>`, as in the log. */
      _id: name,
      lastEndedAt: state ? instantText(state.endedAt) : null,
      tookMs: state?.tookMs ?? null,
      failures: state?.failures ?? 0,
      failingSince: toIso(state?.failingSince ?? null),
      failure: state?.failure ?? null,
    }
  })
  return jobs.toSorted(
    (one, other) => other.failures - one.failures || one._id.localeCompare(other._id, 'en')
  )
}
