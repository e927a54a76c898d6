import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { frozenHash } from '#modules/reminders/frozen_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import type { RemindedInvoice } from '#modules/reminders/reminded_invoice'

const reminder = (frozenVersion: number) =>
  new Reminder().merge({
    id: 'r1',
    companyId: 'c1',
    number: 'MA-2026-0001',
    level: 2,
    clientId: 'k1',
    clientName: 'Korn',
    currency: 'EUR',
    language: 'de',
    createdAt: 1_780_000_000_000,
    dateOn: '2026-05-31',
    payUntilOn: '2026-06-07',
    subject: '1. Mahnung',
    openAmount: minor(11_900n),
    interest: minor(100n),
    flatSum: minor(0n),
    fee: minor(250n),
    total: minor(12_250n),
    intro: 'Guten Tag,',
    closing: 'Zahlbar bis 07.06.2026.',
    frozenVersion,
  })

const RATED = { days: 30, percent: '10.27' }
const INVOICE: RemindedInvoice = {
  invoiceId: 'i1',
  level: 2,
  number: 'RE-2026-0001',
  dateOn: '2026-04-15',
  dueOn: '2026-05-01',
  total: minor(11_900n),
  open: minor(11_900n),
  start: { ground: 'agreedDay', from: '2026-05-02' },
  interest: { periods: [RATED], amount: minor(100n) },
}
const SPAN = { from: '2026-05-02', until: '2026-05-31', open: minor(11_900n), amount: minor(100n) }

test.group('The hash of a reminder', () => {
  test('in form {0} is what it was when reminders were frozen in it')
    .with([
      [1, '53f909120babefe7f337ee1499c55f697e5e0f5008368a68e73a7ad3cd585cd6'],
      [2, '70bbf0f6e04c3b674601316842badae8a93389c0fbdee2e571015082ea7deb3d'],
      [3, '13a8f54c2e984bc5ca54ab0e8850618e1167651bd4dd561cad510b4cf0445658'],
    ] as const)
    .run(({ assert }, [version, hash]) => {
      assert.equal(frozenHash(reminder(version), [INVOICE]), hash)
    })

  test('proves each figure of a period since form 4', ({ assert }) => {
    const hashOf = (changes: object) => {
      const periods = [{ ...RATED, ...SPAN, ...changes }]
      const invoice = { ...INVOICE, interest: { ...INVOICE.interest, periods } }
      return frozenHash(reminder(4), [invoice])
    }
    const hashes = [
      hashOf({}),
      hashOf({ days: 31 }),
      hashOf({ percent: '6.27' }),
      hashOf({ from: '2026-05-03' }),
      hashOf({ until: '2026-05-30' }),
      hashOf({ open: minor(11_901n) }),
      hashOf({ amount: minor(101n) }),
    ]
    assert.lengthOf(new Set(hashes), hashes.length)
  })
})
