import { type Instant, now } from '#core/clock'
import { loggedError } from '#core/log/logged_error'
import { type JobState, storeJobStates } from './job_states.js'

/** Jobs run every few seconds: news is stored at once, the rest as seldom as an operator needs it. */
const STORED_EVERY = { well: 300_000, failing: 60_000 }
const LONGEST_REASON = 300

type Noted = JobState & { storedAt: Instant; isNews: boolean }

/** Remembers for the operator what became of the jobs of one worker. */
export class JobNotes {
  readonly #noted = new Map<string, Noted>()

  /** @param startedAt of this round, by the clock */
  succeeded(name: string, startedAt: Instant) {
    const before = this.#noted.get(name)
    const isNews = before === undefined || before.failures > 0
    this.#note(name, startedAt, { failures: 0, failingSince: null, failure: null, isNews })
  }

  failed(name: string, startedAt: Instant, error: unknown) {
    const before = this.#noted.get(name)
    this.#note(name, startedAt, {
      failures: (before?.failures ?? 0) + 1,
      failingSince: before?.failingSince ?? now(),
      failure: reasonOf(error),
      isNews: !before?.failures,
    })
  }

  /** Stores what is new or has not been stored for a while. */
  async store() {
    const due = [...this.#noted.values()].filter(
      ({ isNews, failures, storedAt }) =>
        isNews || now() - storedAt >= STORED_EVERY[failures > 0 ? 'failing' : 'well']
    )
    if (due.length === 0) return
    await storeJobStates(due)
    for (const noted of due) Object.assign(noted, { isNews: false, storedAt: now() })
  }

  #note(
    name: string,
    startedAt: Instant,
    result: Pick<Noted, 'failures' | 'failingSince' | 'failure' | 'isNews'>
  ) {
    const before = this.#noted.get(name)
    this.#noted.set(name, {
      ...result,
      name,
      endedAt: now(),
      tookMs: Math.max(0, now() - startedAt),
      storedAt: before?.storedAt ?? 0,
      isNews: result.isNews || (before?.isNews ?? false),
    })
  }
}

/** The first line, without the values of a failed statement. */
function reasonOf(error: unknown) {
  const { message } = loggedError(error) as { message?: string }
  return (message ?? String(error)).split('\n')[0]?.slice(0, LONGEST_REASON) ?? ''
}
