import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { afterCommit, inSharedTx, inTx, writer } from '#core/database/in_tx'
import { goThrough, writeDoor } from '#core/database/transaction/door'
import { isStorageFull } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { makeCompany } from '#modules/auth/factories/company_factory'

/** Bytes that do not fit into the pages that are left. */
const LARGE = 400_000

/** Works that write a mark each, as a row that only these tests use. */
async function markedCompany() {
  const { company } = await makeCompany()
  const mark = (kind: string, pattern = '{#}') =>
    writer()
      .table('number_ranges')
      .insert({ company_id: company.id, kind, pattern, resets_yearly: false })
  const marks = async () => {
    const rows = await inTx(() =>
      writer().from('number_ranges').where('company_id', company.id).whereLike('kind', 'mark%')
    )
    return rows.map(({ kind }) => kind).sort()
  }
  return { mark, marks }
}

/** Five works that arrive at once. @returns the order in which they ran, and the number of their transactions */
async function runTogether(mark: (kind: string) => Promise<unknown>) {
  const order: number[] = []
  const transactions = new Set<unknown>()
  await Promise.all(
    [1, 2, 3, 4, 5].map((each) =>
      inSharedTx(async () => {
        transactions.add(writer())
        order.push(each)
        await mark(`mark ${each}`)
        await wait(1)
      })
    )
  )
  return { order, transactions: transactions.size }
}

const outcomes = async (works: Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map(({ status }) => status)

test.group('Changes that wait at the same time', () => {
  test('are stored with one commit, in the order of their arrival', async ({ assert, cleanup }) => {
    const { mark, marks } = await markedCompany()
    // On a busy machine these works may take longer than an open transaction waits.
    goThrough({ enter: () => writeDoor.enter(), takesMore: () => true })
    cleanup(() => goThrough(writeDoor))
    const { order, transactions } = await runTogether(mark)
    assert.deepEqual(order, [1, 2, 3, 4, 5])
    assert.equal(transactions, 1)
    assert.lengthOf(await marks(), 5)
  })

  test('get a commit of their own when the one before has taken long enough', async ({
    assert,
    cleanup,
  }) => {
    const { mark, marks } = await markedCompany()
    goThrough({ enter: () => writeDoor.enter(), takesMore: () => false })
    cleanup(() => goThrough(writeDoor))
    const { order, transactions } = await runTogether(mark)
    assert.deepEqual(order, [1, 2, 3, 4, 5])
    assert.equal(transactions, 5)
    assert.lengthOf(await marks(), 5)
  })

  test('are all or nothing each: one that fails takes no other one with it', async ({ assert }) => {
    const { mark, marks } = await markedCompany()
    const effects: string[] = []
    const work = (name: string, isRefused: boolean) =>
      inSharedTx(async () => {
        afterCommit(() => effects.push(name))
        await mark(name)
        if (isRefused) throw new Error(`refused: ${name}`)
        return name
      })
    const settled = await Promise.allSettled([
      work('mark 1', true),
      work('mark 2', false),
      work('mark 3', true),
      work('mark 4', false),
    ])
    assert.deepEqual(
      settled.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message)),
      ['refused: mark 1', 'mark 2', 'refused: mark 3', 'mark 4']
    )
    assert.deepEqual(await marks(), ['mark 2', 'mark 4'])
    assert.deepEqual(effects, ['mark 2', 'mark 4'])
  })

  test('see what those before them have written, and are answered after the commit', async ({
    assert,
  }) => {
    const { mark } = await markedCompany()
    const told: string[] = []
    const first = inSharedTx(() => mark('mark 1')).then(() => told.push('first'))
    const second = inSharedTx(async () => {
      await wait(5)
      assert.isEmpty(told)
      await mark('mark 1')
    }).catch(() => told.push('second, refused as a duplicate'))
    await Promise.all([first, second])
    assert.deepEqual(told, ['first', 'second, refused as a duplicate'])
  })

  test('are all refused when their commit fails, and nothing follows', async ({ assert }) => {
    const { mark, marks } = await markedCompany()
    let effects = 0
    const settled = await outcomes([
      inSharedTx(async () => {
        afterCommit(() => effects++)
        await mark('mark 1')
      }),
      inSharedTx(async () => {
        await writer().rawQuery('PRAGMA defer_foreign_keys = ON')
        const range = { kind: 'mark 2', pattern: '{#}', resets_yearly: false }
        await writer()
          .table('number_ranges')
          .insert({ ...range, company_id: newId() })
      }),
    ])
    assert.deepEqual(settled, ['rejected', 'rejected'])
    assert.equal(effects, 0)
    assert.isEmpty(await marks())
    await inSharedTx(() => mark('mark 3'))
    assert.deepEqual(await marks(), ['mark 3'])
  })

  test('are tried alone when one of them fills the disk', async ({ assert, cleanup }) => {
    const { mark, marks } = await markedCompany()
    const limit = async (pages: string) => {
      await inTx(async () => writer().rawQuery(`PRAGMA max_page_count = ${pages}`))
    }
    const [{ page_count: pages }] = await inTx(() => writer().rawQuery('PRAGMA page_count'))
    await limit(String(pages + 20))
    cleanup(() => limit('1073741823'))
    const [small, large, last] = await Promise.allSettled([
      inSharedTx(() => mark('mark 1')),
      inSharedTx(() => mark('mark 2', 'x'.repeat(LARGE))),
      inSharedTx(() => mark('mark 3')),
    ])
    assert.equal(small.status, 'fulfilled')
    assert.equal(last.status, 'fulfilled')
    assert.isTrue(large.status === 'rejected' && isStorageFull(large.reason))
    assert.deepEqual(await marks(), ['mark 1', 'mark 3'])
  })

  test('do not run statements of a work that has ended', async ({ assert }) => {
    const { mark, marks } = await markedCompany()
    let late: Promise<unknown> = Promise.resolve()
    await Promise.all([
      inSharedTx(async () => {
        const client = writer()
        await mark('mark 1')
        late = wait(5).then(() => client.from('number_ranges').where('kind', 'mark 1').delete())
        late.catch(() => undefined)
      }),
      inSharedTx(async () => {
        await mark('mark 2')
        await wait(15)
      }),
    ])
    await assert.rejects(() => late, /after the end of its inTx/)
    assert.deepEqual(await marks(), ['mark 1', 'mark 2'])
  })
})
