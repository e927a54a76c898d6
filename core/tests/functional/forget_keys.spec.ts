import { test } from '@japa/runner'
import { now } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { forgetKeys } from '#core/http/forget_keys'

const DAY = 86_400_000
const SCOPE = 'forget-keys-test'

/** @param ages in milliseconds */
const keep = (ages: number[], at = now()) =>
  inTx(() =>
    insertRows(
      'idempotency_keys',
      ages.map((age) => ({
        scope_id: SCOPE,
        idempotency_key: `aged ${age}`,
        request_hash: '',
        status: 201,
        body: '{}',
        created_at: at - age,
      }))
    )
  )

async function keptKeys() {
  const rows = await reader().from('idempotency_keys').where('scope_id', SCOPE)
  return rows.map((row) => row.idempotency_key).sort()
}

test.group('Idempotency keys', () => {
  test('are forgotten after thirty days, in portions, and not before', async ({ assert }) => {
    const old = Array.from({ length: 502 }, (_, index) => 31 * DAY + index)
    await keep([29 * DAY, ...old])

    assert.isTrue(await forgetKeys.run())
    assert.lengthOf(await keptKeys(), 3)
    assert.isFalse(await forgetKeys.run())
    assert.deepEqual(await keptKeys(), [`aged ${29 * DAY}`])
  })
})
