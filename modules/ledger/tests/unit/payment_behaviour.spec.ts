import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { minor } from '#core/money/minor'
import { behaviourOf, isLost } from '#modules/ledger/rules/payment_behaviour'

/** Paid invoices of one day, due 14 days later, each paid after its number of days. */
const paid = (...delays: number[]) =>
  delays.map((delay) => ({
    dateOn: '2026-05-01',
    dueOn: '2026-05-15',
    paidOn: addDays('2026-05-15', delay),
  }))

test.group('Payment behaviour', () => {
  test('is the average to the payment, the median delay and the rate of those on time', ({
    assert,
  }) => {
    assert.deepEqual(behaviourOf({ paid: paid(-4, 0, 2, 10), lost: 0 }, 0), {
      invoices: 4,
      writtenOff: 0,
      averageDays: 16,
      medianDelay: 1,
      onTimeRate: 50,
      lastPaidOn: '2026-05-25',
      risk: 'medium',
    })
  })

  test('is unknown for a client without payments', ({ assert }) => {
    assert.deepEqual(behaviourOf({ paid: [], lost: 0 }, 0), {
      invoices: 0,
      writtenOff: 0,
      averageDays: null,
      medianDelay: null,
      onTimeRate: null,
      lastPaidOn: null,
      risk: null,
    })
  })

  test('is a risk by habit or by invoices that are late now: {0}')
    .with([
      ['always on time', paid(-1, 0, 0, -3, 0), 0, 'low'],
      ['a fifth too late', paid(0, 0, 0, 0, 9), 0, 'low'],
      ['more than a fifth too late', paid(0, 0, 0, 9), 0, 'medium'],
      ['most too late', paid(0, 5, 6), 0, 'high'],
      ['a month late now', paid(0, 0, 0), 31, 'medium'],
      ['two months late now', paid(0, 0, 0), 61, 'high'],
      ['too few to say', paid(5, 5), 0, null],
    ] as const)
    .run(({ assert }, [, invoices, late, risk]) => {
      assert.equal(behaviourOf({ paid: invoices, lost: 0 }, late).risk, risk)
    })

  test('is a high risk when an invoice was written off, however punctual the rest', ({
    assert,
  }) => {
    const { risk, onTimeRate, averageDays } = behaviourOf({ paid: paid(0, 0, 0), lost: 1 }, 0)
    assert.deepEqual([risk, onTimeRate, averageDays], ['high', 75, 14])
    const never = behaviourOf({ paid: [], lost: 1 }, 0)
    assert.deepEqual([never.risk, never.onTimeRate, never.invoices], ['high', 0, 0])
  })

  test('treats a write-off of less than a tenth as a difference', ({ assert }) => {
    const total = minor(10_000n)
    assert.isFalse(isLost({ total, writtenOff: minor(0n) }))
    assert.isFalse(isLost({ total, writtenOff: minor(999n) }))
    assert.isTrue(isLost({ total, writtenOff: minor(1_000n) }))
  })
})
