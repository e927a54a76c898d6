import { test } from '@japa/runner'
import { minor, NOTHING } from '#core/money/minor'
import { exactShares } from '#modules/banking/suggest/fit_amount'
import {
  namesLikeNumber,
  namesNumber,
  numberSigns,
  searchable,
} from '#modules/banking/suggest/number_in_text'
import { isSameName, nameWords } from '#modules/banking/suggest/same_name'
import type { OpenInvoice } from '#modules/banking/suggest/suggestion'

const invoice = (id: string, open: number, discount = 0): OpenInvoice => ({
  id,
  number: id,
  clientId: 'c',
  clientName: 'Korn',
  currency: 'EUR',
  dateOn: '2026-01-01',
  dueOn: null,
  open: minor(BigInt(open)),
  skonto: discount ? [{ until: '2026-03-10', discount: minor(BigInt(discount)) }] : [],
  signs: numberSigns(id),
  words: nameWords('Korn'),
})

test.group('Suggestions', () => {
  test('the number {number} in "{text}": {found}')
    .with([
      { number: 'RE-2026-0001', text: 'Rg. RE-2026-0001', found: true },
      { number: 'RE-2026-0001', text: 're 2026/0001 danke', found: true },
      { number: 'RE-2026-0001', text: 'RE20260001', found: true },
      { number: 'RE-2026-0001', text: 'RE-2026-00 01', found: true },
      { number: 'RE-2026-0001', text: 'Rechnung 2026-0001', found: true },
      { number: 'RE-2026-0001', text: 'RE-2026-00010', found: false },
      { number: 'RE-2026-0001', text: 'AB-2026-0001', found: false },
      { number: 'RE-2026-0001', text: 'XRE-2026-0001', found: false },
      { number: '1001', text: 'Rechnung1001', found: true },
      { number: '1001', text: '21001', found: false },
      { number: '7', text: 'Rechnung 7', found: false },
      { number: 'F/1', text: 'F/1', found: false },
    ])
    .run(({ assert }, { number, text, found }) => {
      assert.equal(namesNumber(searchable(text), numberSigns(number)), found)
    })

  test('another number of the same range is recognised', ({ assert }) => {
    const own = numberSigns('RE-2026-0001')
    assert.isTrue(namesLikeNumber(searchable('zu RE 2025 0412'), own))
    assert.isFalse(namesLikeNumber(searchable('zu 2025 0412'), own))
    assert.isFalse(namesLikeNumber(searchable('am 04.12.2025'), numberSigns('20260001')))
  })

  test('the names "{one}" and "{other}" are the same: {same}')
    .with([
      { one: 'Bäckerei Korn GmbH', other: 'BAECKEREI KORN', same: true },
      { one: 'Bäckerei Korn GmbH', other: 'BACKEREI KORN', same: true },
      { one: 'Anna Muster', other: 'Muster, Anna', same: true },
      { one: 'Alba Sh.p.k.', other: 'ALBA SHPK Tirana', same: true },
      { one: 'GmbH & Co. KG', other: 'Korn GmbH & Co. KG', same: false },
      { one: 'ABC', other: 'ABC', same: false },
      { one: '', other: '', same: false },
    ])
    .run(({ assert }, { one, other, same }) => {
      assert.equal(isSameName(nameWords(one), nameWords(other)), same)
    })

  test('invoices are put together to an amount, less Skonto while it holds', ({ assert }) => {
    const invoices = [invoice('a', 100), invoice('b', 200, 4), invoice('c', 300)]
    const found = (amount: number, on: string, mustAll = false) =>
      exactShares(invoices, { amount: minor(BigInt(amount)), on, mustAll })?.map(
        (share) => `${share.invoice.id}${share.amount}`
      )
    assert.deepEqual(found(296, '2026-03-10'), ['a100', 'b196'])
    assert.isUndefined(found(296, '2026-03-11'))
    assert.deepEqual(found(400, '2026-03-01'), ['a100', 'c300'])
    assert.deepEqual(found(596, '2026-03-01', true), ['a100', 'b196', 'c300'])
    assert.isUndefined(found(400, '2026-03-01', true))
    assert.isUndefined(found(Number(NOTHING), '2026-03-01'))
  })

  test('many invoices without a fit are given up after 20,000 ways', ({ assert }) => {
    let looks = 0
    const invoices = Array.from({ length: 12 }, (_, at) => {
      const one = invoice(`i${at}`, 2 ** (at + 1), 1)
      const { open } = one
      return Object.defineProperty(one, 'open', {
        get: () => {
          looks += 1
          return open
        },
      })
    })
    assert.isUndefined(
      exactShares(invoices, { amount: minor(8191n * 7n), on: '2026-03-01', mustAll: false })
    )
    // Each way looks at an invoice in full and less its Skonto; all of them would be half a million.
    assert.isAbove(looks, 0)
    assert.isAtMost(looks, 2 * 20_000)
  })
})
