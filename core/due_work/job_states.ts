import type { Instant } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'

/** The result of a job when it was done last. */
export interface JobState {
  name: string
  endedAt: Instant
  tookMs: number
  /** Failures since the last time that it succeeded. */
  failures: number
  failingSince: Instant | null
  /** Why it failed. */
  failure: string | null
}

export type FailingJob = JobState & { failingSince: Instant; failure: string }

interface Row {
  name: string
  ended_at: Instant | string
  took_ms: number | string
  failures: number | string
  failing_since_at: Instant | string | null
  failure: string | null
}

const ALL =
  'select name, ended_at, took_ms, failures, failing_since_at, failure from job_states order by name'
/** A job that fails goes on failing since then when another process takes it over. */
const CHANGE = `
  update job_states set ended_at = ?, took_ms = ?, failures = ?, failure = ?,
    failing_since_at = case when ? = 0 then null else coalesce(failing_since_at, ?) end
  where name = ?`

/** The last states of all jobs that were ever done, by name. */
export async function readJobStates(): Promise<JobState[]> {
  const rows = await readRows<Row>(ALL, [])
  return rows.map((row) => ({
    name: row.name,
    endedAt: Number(row.ended_at),
    tookMs: Number(row.took_ms),
    failures: Number(row.failures),
    failingSince: row.failing_since_at === null ? null : Number(row.failing_since_at),
    failure: row.failure,
  }))
}

/** Jobs that failed when they were done last, the one that fails for the longest first. */
export async function failingJobs(): Promise<FailingJob[]> {
  const failing = (await readJobStates()).flatMap((state) =>
    state.failingSince === null
      ? []
      : [{ ...state, failingSince: state.failingSince, failure: state.failure ?? '' }]
  )
  return failing.toSorted((one, other) => one.failingSince - other.failingSince)
}

/** Keeps the states in the place of earlier ones. */
export const storeJobStates = (states: readonly JobState[]) =>
  inTx(async () => {
    for (const state of states) {
      const { name, endedAt, tookMs, failures, failingSince, failure } = state
      const change = [endedAt, tookMs, failures, failure, failures, failingSince, name]
      if ((await changeRows(CHANGE, change)) === 0) await add(state)
    }
  })

async function add({ name, endedAt, tookMs, failures, failingSince, failure }: JobState) {
  const row = { ended_at: endedAt, took_ms: tookMs, failures, failing_since_at: failingSince }
  try {
    await insertRows('job_states', [{ id: newId(), name, ...row, failure }])
  } catch (error) {
    // Another process has done this job for the first time, too.
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}
