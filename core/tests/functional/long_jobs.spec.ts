import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import type { JobClaim } from '#core/due_work/job_claim'
import { LongJobs } from '#core/due_work/long_jobs'
import { makeCompany } from '#modules/auth/factories/company_factory'

const TABLE = 'company_exports'
const JOBS = new LongJobs<{ requested_by: string | null }>(TABLE, ['requested_by'])
const RESULTS = { bytes: 5, done: 1, finished_at: 1 }

/** A job of a new company, as a request leaves it. */
async function makeJob(values: object = {}) {
  const { company, owner } = await makeCompany()
  await inTx(() => writer().from(TABLE).delete())
  const row = {
    company_id: company.id,
    id: owner.user.id,
    state: 'waiting',
    requested_by: null,
    done: 0,
    total: 0,
    bytes: 0,
    created_at: 1,
    expires_at: 1,
    ...values,
  }
  await inTx(() => writer().table(TABLE).insert(row))
  return () => inTx(() => writer().from(TABLE).where('id', owner.user.id).firstOrFail())
}

/** As if its process had slept through the end of its claim. */
const letClaimEnd = (claim: JobClaim) => {
  claim.until = Date.now() - 1
  return inTx(() =>
    writer().from(TABLE).where('id', claim.job.id).update({ worked_until: claim.until })
  )
}

test.group('Long jobs', () => {
  test('are done once, and their results are stored with the end of the claim', async ({
    assert,
  }) => {
    const stored = await makeJob()
    let done = 0
    const work = async (_: object, claim: JobClaim) => {
      done++
      assert.equal((await stored()).state, 'running')
      await claim.finish(RESULTS)
    }
    assert.isTrue(await JOBS.doNext(work))
    assert.isFalse(await JOBS.doNext(work))
    assert.equal(done, 1)
    assert.containSubset(await stored(), { state: 'ready', bytes: 5, worked_until: null })
  })

  test('change nothing any more once another process has taken them over', async ({ assert }) => {
    const stored = await makeJob()
    await JOBS.doNext(async (_, claim) => {
      await letClaimEnd(claim)
      await JOBS.doNext((_again, other) => other.finish(RESULTS))
      await claim.finish({ ...RESULTS, bytes: 99 })
    })
    assert.containSubset(await stored(), { state: 'ready', bytes: 5, attempts: 2 })
  })

  test('that fail after they were taken over leave the result of the other process', async ({
    assert,
  }) => {
    const stored = await makeJob()
    await JOBS.doNext(async (_, claim) => {
      await letClaimEnd(claim)
      await JOBS.doNext((_again, other) => other.finish(RESULTS))
      throw new Error('The disk is gone.')
    })
    assert.equal((await stored()).state, 'ready')
  })

  test('that throw have failed', async ({ assert }) => {
    const stored = await makeJob()
    await JOBS.doNext(async () => {
      throw new Error('The disk is gone.')
    })
    assert.containSubset(await stored(), { state: 'failed', worked_until: null })
  })

  test('are given up when their process has died three times', async ({ assert }) => {
    const stored = await makeJob({ state: 'running', worked_until: 1, attempts: 3 })
    let done = 0
    assert.isTrue(await JOBS.doNext(async () => void done++))
    assert.equal(done, 0)
    assert.containSubset(await stored(), { state: 'failed', attempts: 3 })
    assert.isFalse(await JOBS.doNext(async () => void done++))
  })
})
