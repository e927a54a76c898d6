import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { verifyAuditChain } from '#core/audit/verify_audit_chain'
import { reader } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { type Desk, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { countedSums, keptSums } from '#modules/invoicing/verify/verify_sums'

const DRAFTS = 1000
const CLIENTS = 50

/** Runs the jobs with this many at a time, like as many impatient people. */
async function atOnce<T>(
  workers: number,
  jobs: T[],
  act: (job: T, index: number) => Promise<void>
) {
  const queue = jobs.entries()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const [index, job] of queue) await act(job, index)
    })
  )
}

/** Issues a draft; a cut connection is closed while the server may be anywhere in its work. */
async function issue({ owner }: Desk, id: string, cutAfter?: number): Promise<number | 'cut'> {
  const address = `http://127.0.0.1:${process.env.PORT}/api/invoices/${id}/issue`
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const impatience = new AbortController()
  const answer = fetch(address, { method: 'POST', headers, body: '{}', signal: impatience.signal })
  if (cutAfter !== undefined) void wait(cutAfter).then(() => impatience.abort())
  try {
    return (await answer).status
  } catch (error) {
    if (cutAfter === undefined) throw error
    return 'cut'
  }
}

async function assertGapless({ company }: Desk, expect: (numbers: string[]) => void) {
  const rows: { number: string }[] = await reader()
    .from('invoices')
    .where('company_id', company.id)
    .whereNotNull('number')
    .orderBy('issued_at')
    .orderBy('number')
    .select('number')
  expect(rows.map(({ number }) => number))
}

test.group('A thousand issues from fifty clients', () => {
  test('get the numbers 1 to 1000, each once, in the order of their issue', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const drafts: string[] = []
    await atOnce(CLIENTS, Array(DRAFTS).fill(0), async () => {
      drafts.push((await desk.draft())._id)
    })
    await atOnce(CLIENTS, drafts, async (id) => assert.equal(await issue(desk, id), 200))

    await assertGapless(desk, (numbers) => {
      assert.lengthOf(numbers, DRAFTS)
      assert.deepEqual(
        numbers.map((number) => Number(number.split('-').at(-1))),
        Array.from({ length: DRAFTS }, (_, index) => index + 1)
      )
    })
    assert.isUndefined(await verifyAuditChain(desk.company.id))
    assert.deepEqual(await verifyDocuments(desk.company), [])
    assert.sameDeepMembers(await keptSums(desk.company), await countedSums(desk.company))
  })

  test('leave no gap when a fifth is refused and a tenth of the connections is cut', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const drafts: string[] = []
    await atOnce(CLIENTS, [...Array(DRAFTS).keys()], async (index) => {
      drafts.push((await desk.draft(index % 5 === 0 ? { customClient: null } : {}))._id)
    })
    const outcomes = new Map<number | 'cut', number>()
    await atOnce(CLIENTS, drafts, async (id, index) => {
      const outcome = await issue(desk, id, index % 10 === 3 ? 5 * (index % 40) : undefined)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    })
    for (const outcome of [200, 422, 'cut'] as const) assert.isAbove(outcomes.get(outcome) ?? 0, 0)

    await assertGapless(desk, (numbers) => {
      assert.isAtLeast(numbers.length, outcomes.get(200) ?? 0)
      assert.deepEqual(
        numbers.map((number) => Number(number.split('-').at(-1))),
        numbers.map((_, index) => index + 1)
      )
    })
    assert.deepEqual(await verifyDocuments(desk.company), [])
    assert.sameDeepMembers(await keptSums(desk.company), await countedSums(desk.company))
  })
})
