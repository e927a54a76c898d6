import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { type DatevDesk, makeDatevDesk } from '#modules/datev/tests/datev_desk'
import type { ReadRow } from '#modules/datev/tests/reader/read_batch'
import { SUPPLIES } from '#modules/expenses/factories/expense_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { MIXED } from '#modules/vat/tests/vat_desk'

const day = (offset: number) => addDays(today('Europe/Berlin'), offset)

/** A company with nearly everything that is booked, over three months. */
async function fillBooks(desk: DatevDesk) {
  const done = async (path: string, body: object = {}) => {
    const answer = await desk.post(`/api/${path}`, body)
    if (answer.status() >= 300) throw new Error(`${path}: ${answer.text()}`)
    return answer.body()
  }
  const terms = { skonto: [{ days: 90, percent: 2 }], date: day(-70), lines: MIXED }
  const pay = (id: string, body: object) => done(`invoices/${id}/payments`, body)

  const early = await desk.invoice(terms)
  await pay(early._id, { amount: 1690.5, date: day(-50), skonto: 34.5, method: 'bankTransfer' })
  const parts = await desk.invoice({ ...terms, date: day(-40) })
  await pay(parts._id, { amount: 1000, date: day(-30), method: 'cash' })
  await done(`invoices/${parts._id}/write-off`, { reason: 'Verloren', date: day(-3) })
  const credited = await desk.invoice({ lines: MIXED, date: day(-45) })
  const [, book] = (await desk.read(`invoices/${credited._id}`)).lines
  const half = { lines: [{ lineId: book._id, quantity: 1 }], date: day(-10) }
  await done(`invoices/${credited._id}/credit-notes`, half)
  const cancelled = await desk.invoice({ lines: MIXED, date: day(-35) })
  await pay(cancelled._id, { amount: 1725, date: day(-32), method: 'paypal' })
  await done(`invoices/${cancelled._id}/cancel`, { paid: 'credit' })
  const [owed] = await desk.read('credits?open=1')
  await done(`credits/${owed._id}/refunds`, { amount: 1725, method: 'bankTransfer' })
  const open = await desk.invoice({ lines: [{ ...LINE, quantity: '3.7', unitPrice: '33.333' }] })
  await desk.take({
    amount: 200,
    date: day(-1),
    method: 'bankTransfer',
    overpayment: 'credit',
    allocations: [{ invoiceId: open._id, amount: 100 }],
  })
  await desk.draft({ lines: MIXED })
  const withdrawn = await desk.invoice({ lines: MIXED })
  await done(`invoices/${withdrawn._id}/void`)

  const vendor = { vendor: 'Papierhaus Köln' }
  await done('expenses', { ...vendor, date: day(-60), paidDate: day(-20), lines: [SUPPLIES] })
  const food = { category: 'entertainment', amount: 99.99, taxRate: 7 }
  await done('expenses', { vendor: 'Gasthof', date: day(-33), lines: [food, SUPPLIES] })
  const odd = { ...SUPPLIES, amount: 10, tax: 1.59 }
  await done('expenses', { ...vendor, date: day(-5), paidDate: day(-5), lines: [odd] })
  const offered = { skontoPercent: 3, skontoDate: day(-1), paidDate: null }
  for (const line of [SUPPLIES, food, odd]) {
    const less = await done('expenses', { ...vendor, ...offered, date: day(-9), lines: [line] })
    await done(`expenses/${less._id}/payment`, { date: day(-2), withSkonto: true })
  }
  await done('expenses', { ...vendor, date: day(-4), lines: [{ ...SUPPLIES, amount: -11.9 }] })
}

type Sums = Record<string, number>
const monthly = (rows: { month: string; sum: number | string }[]): Sums =>
  Object.fromEntries(rows.map(({ month, sum }) => [month, Number(sum)]).filter(([, sum]) => sum))

const ownSums = async (companyId: string, what: string, from: string, on: string) =>
  monthly(
    await readRows(
      `select substr(${on}, 1, 7) as month, cast(sum(${what}) as signed) as sum from ${from}
       group by substr(${on}, 1, 7) order by month`,
      [companyId]
    )
  )

const signed = ({ side, amount }: ReadRow) => (side === 'S' ? amount : -amount)

/** Sums of bookings by month. @param of what a booking adds; nothing for one that does not belong */
function bookedSums(rows: ReadRow[], of: (row: ReadRow) => number): Sums {
  const sums: Sums = {}
  for (const row of rows.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const month = row.day.slice(0, 7)
    sums[month] = (sums[month] ?? 0) + of(row)
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** VAT within a gross amount, as the importing program works it out. */
const within = (gross: number, rate: number) =>
  Math.sign(gross) * Math.round((Math.abs(gross) * rate) / (100 + rate))

const RATES: Record<string, number> = {
  '8400': 19,
  '8300': 7,
  '8736': 19,
  '8731': 7,
  '2406': 19,
  '2401': 7,
}
const vatOf = (row: ReadRow) => within(signed(row), RATES[row.contra] ?? 0)
const inputVatOf = (row: ReadRow) => {
  if (row.contra === '1570') return signed(row)
  const rate = { '3736': 19, '3731': 7 }[row.contra] ?? { '0009': 19, '0008': 7 }[row.key]
  return within(signed(row), rate ?? 0)
}
const onlyOn =
  (contras: RegExp, of: (row: ReadRow) => number = signed) =>
  (row: ReadRow) =>
    contras.test(row.contra) ? of(row) : 0
const isReceivedSkonto = ({ account, text }: ReadRow) =>
  account === '70000' && text.startsWith('Skonto ')
const isPurchase = (row: ReadRow) => row.account === '70000' && !isReceivedSkonto(row)
const TOOK_SKONTO = 'expenses where company_id = ? and took_skonto = 1'
const MONEY = ['1000', '1200', '1360']

const ISSUED = `invoices where company_id = ? and status not in ('Draft', 'Void')`
const LOWERED = (kind: string) =>
  `settlement_taxes join settlements on settlements.company_id = settlement_taxes.company_id
    and settlements.id = settlement_taxes.settlement_id
   where settlement_taxes.company_id = ? and kind = '${kind}'`

test.group('DATEV export: sums', () => {
  test('row 140: every month agrees with the raw records: documents, money, Skonto, write-offs, expenses', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await fillBooks(desk)
    const rows = await desk.rows({ hasReceipts: false })
    const of = (what: string, from: string, on: string) => ownSums(desk.company.id, what, from, on)
    const areas: [string, Sums, Sums][] = [
      ['gross', bookedSums(rows, onlyOn(/^8[34]/)), await of('total', ISSUED, 'date_on')],
      ['VAT', bookedSums(rows, onlyOn(/^8[34]/, vatOf)), await of('tax', ISSUED, 'date_on')],
      [
        'money',
        bookedSums(rows, (row) =>
          MONEY.includes(row.account) && row.side === 'S' && row.contra === '10000'
            ? signed(row)
            : 0
        ),
        await of('amount', 'payments where company_id = ?', 'paid_on'),
      ],
      [
        'refunds',
        bookedSums(rows, (row) =>
          MONEY.includes(row.account) && row.side === 'H' && row.contra === '10000'
            ? signed(row)
            : 0
        ),
        await of('-amount', 'credit_refunds where company_id = ?', 'refunded_on'),
      ],
      [
        'Skonto',
        bookedSums(rows, onlyOn(/^87/)),
        await of('-(base + tax)', LOWERED('skonto'), 'settled_on'),
      ],
      [
        'VAT of Skonto',
        bookedSums(rows, onlyOn(/^87/, vatOf)),
        await of('-tax', LOWERED('skonto'), 'settled_on'),
      ],
      [
        'write-offs',
        bookedSums(rows, onlyOn(/^24/)),
        await of('-(base + tax)', LOWERED('writeOff'), 'settled_on'),
      ],
      [
        'expenses',
        bookedSums(rows, (row) => (isPurchase(row) ? signed(row) : 0)),
        await of('-own_gross', 'expenses where company_id = ?', 'issued_on'),
      ],
      [
        'input VAT',
        bookedSums(rows, (row) => (isPurchase(row) ? inputVatOf(row) : 0)),
        await of('-own_tax', 'expenses where company_id = ?', 'issued_on'),
      ],
      [
        'payments of expenses',
        bookedSums(rows, onlyOn(/^70000$/)),
        await of(
          'own_skonto_net + own_skonto_tax - own_gross',
          'expenses where company_id = ? and paid_on is not null',
          'paid_on'
        ),
      ],
      [
        'received Skonto',
        bookedSums(rows, (row) => (isReceivedSkonto(row) ? signed(row) : 0)),
        await of('own_skonto_net + own_skonto_tax', TOOK_SKONTO, 'paid_on'),
      ],
      [
        'input VAT of received Skonto',
        bookedSums(rows, (row) => (isReceivedSkonto(row) ? inputVatOf(row) : 0)),
        await of('own_skonto_tax', TOOK_SKONTO, 'paid_on'),
      ],
    ]
    for (const [name, booked, raw] of areas) {
      assert.deepEqual(booked, raw, name)
      assert.isNotEmpty(Object.keys(raw), name)
    }
  })

  test('row 140: what clients owe in the books is what is open, less their credit', async ({
    client,
    assert,
  }) => {
    const desk = await makeDatevDesk(client)
    await fillBooks(desk)
    const balance = (await desk.rows()).reduce((sum, row) => {
      if (row.account === '10000') return sum + signed(row)
      return row.contra === '10000' ? sum - signed(row) : sum
    }, 0)
    const [row] = await readRows<{ sum: number | string }>(
      `select (select coalesce(sum(open_amount), 0) from invoices where company_id = ?)
        - (select coalesce(sum(remaining), 0) from client_credits where company_id = ?) as sum`,
      [desk.company.id, desk.company.id]
    )
    assert.equal(balance, Number(row.sum))
    assert.isAbove(balance, 0)
  })
})
