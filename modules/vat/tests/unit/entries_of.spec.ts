import { test } from '@japa/runner'
import fc from 'fast-check'
import { decimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { split } from '#core/money/split'
import { inOwnCurrency } from '#modules/documents/public'
import { entriesOf } from '#modules/vat/entries/entries_of'
import type { GivenBack, InvoiceFamily, Settled } from '#modules/vat/entries/invoice_family'
import { addedUp, OpenTaxes, turned } from '#modules/vat/entries/open_taxes'
import type { TaxGroup, VatBasis, VatEntry } from '#modules/vat/entries/vat_entry'

const RATES = [19n, 7n, 0n]
const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
const day = fc.integer({ min: 0, max: 400 }).map(dayOf)

/** A tax table as a document has it, with amounts up to what money can be. */
const taxes = fc
  .uniqueArray(
    fc.record({
      rate: fc.constantFrom(...RATES),
      net: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 2_000_000_000 })),
    }),
    { minLength: 1, maxLength: 3, selector: ({ rate }) => rate }
  )
  .map((groups) =>
    groups.map(
      ({ rate, net }): TaxGroup => ({
        category: rate === 0n ? 'Z' : 'S',
        rate: decimal(rate * 1_000_000n),
        net: minor(BigInt(net)),
        tax: minor((BigInt(net) * rate + 50n) / 100n),
      })
    )
  )

const step = fc.record({
  kind: fc.constantFrom('payment', 'credit', 'skonto', 'writeOff', 'creditNote'),
  on: day,
  part: fc.integer({ min: 1, max: 4 }),
  given: day,
})

const gross = (groups: readonly TaxGroup[]) =>
  groups.reduce((sum, { net, tax }) => sum + net + tax, 0n)

/** An invoice with a random life that ends settled, all money of its credit notes given back. */
function lived(
  groups: TaxGroup[],
  dates: { dateOn: string; suppliedOn: string | null },
  steps: { kind: string; on: string; part: number; given: string }[]
): InvoiceFamily {
  const settlements: Settled[] = []
  const creditNotes: InvoiceFamily['creditNotes'][number][] = []
  let open = gross(groups)
  let id = 0
  const nextId = () => String(++id).padStart(8, '0')
  const settle = ({ kind, on, given }: (typeof steps)[number], amount: bigint) => {
    if (kind === 'payment' || kind === 'credit') {
      settlements.push({ kind, id: nextId(), on, amount: minor(amount) })
    } else if (kind === 'creditNote') {
      // A note over more than is open: the rest is given back.
      const noteTaxes = new OpenTaxes(groups).take(minor((amount + gross(groups)) / 2n))
      const noteTotal = gross(noteTaxes)
      const settled = noteTotal < open ? noteTotal : open
      const creditNoteId = `note ${nextId()}`
      if (settled > 0n)
        settlements.push({ kind, id: nextId(), on, amount: minor(settled), creditNoteId })
      creditNotes.push({
        id: creditNoteId,
        dateOn: on,
        taxes: turned(noteTaxes),
        givenBack:
          noteTotal > settled
            ? [{ kind: 'refund', id: nextId(), on: given, amount: minor(noteTotal - settled) }]
            : [],
      })
      open -= settled
      return
    } else if (kind === 'skonto' || kind === 'writeOff') {
      const parts = split(
        minor(amount),
        groups.map(({ net, tax }) => net + tax)
      )
      const lowered = groups.map((group, index) => {
        const tax = (parts[index] * group.tax) / (group.net + group.tax || 1n)
        return { ...group, net: minor(parts[index] - tax), tax: minor(tax) }
      })
      settlements.push({ kind, id: nextId(), on, taxes: lowered })
    }
    open -= amount
  }
  for (const wish of steps) {
    const amount = open / BigInt(wish.part)
    if (amount > 0n) settle(wish, amount)
  }
  if (open > 0n) settle({ kind: 'payment', on: dayOf(390), part: 1, given: dayOf(395) }, open)
  return {
    clientId: null,
    invoice: { id: 'invoice', dateOn: dates.dateOn, taxes: groups },
    suppliedOn: dates.suppliedOn,
    settlements,
    creditNotes,
    cancellation: null,
    currency: 'EUR',
    exchange: null,
  }
}

const family = fc
  .tuple(
    taxes,
    fc.record({ dateOn: day, suppliedOn: fc.option(day) }),
    fc.array(step, { maxLength: 6 })
  )
  .map(([groups, dates, steps]) => lived(groups, dates, steps))

/** The same cut off after some settlements, cancelled, and all money given back in some parts. */
const cancelled = fc
  .tuple(family, fc.nat({ max: 6 }), day, fc.array(fc.tuple(day, fc.integer({ min: 2, max: 4 }))))
  .filter(([{ creditNotes }]) => creditNotes.length === 0)
  .map(([made, kept, dateOn, parts]): InvoiceFamily => {
    const settlements = made.settlements.slice(0, kept)
    let owed = settlements.reduce(
      (sum, one) => sum + ('amount' in one && one.kind !== 'creditNote' ? one.amount : 0n),
      0n
    )
    const givenBack: GivenBack[] = []
    for (const [on, part] of [...parts, [dayOf(400), 1] as const]) {
      const amount = owed / BigInt(part)
      if (amount <= 0n) continue
      const id = String(givenBack.length).padStart(8, '0')
      givenBack.push({ kind: 'refund', id, on, amount: minor(amount) })
      owed -= amount
    }
    const taxes = turned(made.invoice.taxes)
    return { ...made, settlements, cancellation: { id: 'storno', dateOn, taxes, givenBack } }
  })

const of = (entries: VatEntry[], basis: VatBasis) =>
  entries.filter((entry) => entry.basis === basis)
const table = (groups: readonly TaxGroup[]) =>
  addedUp(groups)
    .map(({ category, rate, net, tax }) => `${category} ${rate}: ${net} ${tax}`)
    .sort()

test.group('VAT entries', () => {
  test('row 88: what is owed on agreed amounts is what the documents say, less Skonto and write-offs', ({
    assert,
  }) => {
    fc.assert(
      fc.property(family, (made) => {
        fc.pre(made.suppliedOn !== null)
        const { invoice, creditNotes, settlements } = made
        const documents = [invoice, ...creditNotes].flatMap(({ taxes: own }) => own)
        const lowered = settlements.flatMap((one) => ('taxes' in one ? turned(one.taxes) : []))
        assert.deepEqual(table(of(entriesOf(made), 'accrual')), table([...documents, ...lowered]))
      })
    )
  })

  test('row 88: once all is paid and given back, received amounts come to the agreed ones, rate by rate', ({
    assert,
  }) => {
    fc.assert(
      fc.property(family, (made) => {
        const entries = entriesOf(made)
        assert.deepEqual(table(of(entries, 'cash')), table(of(entries, 'accrual')))
      })
    )
  })

  test('row 88: the parts of the money of a day come to it exactly', ({ assert }) => {
    fc.assert(
      fc.property(family, ({ settlements, creditNotes, ...made }) => {
        const whole = { settlements, creditNotes, ...made }
        const cash = of(entriesOf(whole), 'cash')
        const days = new Set([
          ...cash.map(({ dayOn }) => dayOn),
          ...settlements.map(({ on }) => on),
        ])
        for (const on of days) {
          const came = settlements.reduce(
            (sum, one) =>
              one.on === on && (one.kind === 'payment' || one.kind === 'credit')
                ? sum + one.amount
                : sum,
            0n
          )
          const went = creditNotes
            .flatMap(({ givenBack }) => givenBack)
            .reduce((sum, one) => (one.on === on ? sum + one.amount : sum), 0n)
          assert.equal(gross(cash.filter(({ dayOn }) => dayOn === on)), came - went)
        }
      })
    )
  })

  test('row 87: in the company’s own currency all parts add up to the document', ({ assert }) => {
    const rates = fc.integer({ min: 1000, max: 500_000_000 }).map((rate) => decimal(BigInt(rate)))
    fc.assert(
      fc.property(family, rates, (made, rate) => {
        const foreign = { ...made, creditNotes: [], settlements: made.settlements }
        fc.pre(made.creditNotes.length === 0)
        const currencies = { currency: 'USD', ownCurrency: 'EUR' }
        const entries = entriesOf({
          ...foreign,
          currency: 'USD',
          exchange: { rate, ownCurrency: 'EUR' },
        })
        const lowered = made.settlements.flatMap((one) => ('taxes' in one ? turned(one.taxes) : []))
        const own = addedUp([...made.invoice.taxes, ...lowered]).map((group) => ({
          ...group,
          net: inOwnCurrency(group.net, rate, currencies),
          tax: inOwnCurrency(group.tax, rate, currencies),
        }))
        assert.deepEqual(table(of(entries, 'cash')), table(own))
        assert.deepEqual(table(of(entries, 'accrual')), table(own))
      })
    )
  })

  test('row 88: a cancellation and its invoice add up to zero after all money is returned, in every currency', ({
    assert,
  }) => {
    const rates = fc.option(fc.integer({ min: 1000, max: 500_000_000 }))
    fc.assert(
      fc.property(cancelled, rates, (made, rate) => {
        const exchange = rate === null ? null : { rate: decimal(BigInt(rate)), ownCurrency: 'EUR' }
        const entries = entriesOf({ ...made, exchange, currency: exchange ? 'USD' : 'EUR' })
        assert.deepEqual(table(of(entries, 'cash')), [])
        assert.deepEqual(table(of(entries, 'accrual')), [])
      })
    )
  })

  test('row 88: until money goes back, what was received of a cancelled invoice stays received', ({
    assert,
  }) => {
    fc.assert(
      fc.property(cancelled, (made) => {
        fc.pre(made.cancellation!.givenBack.length > 0)
        const { cancellation, ...invoice } = made
        const kept = { ...made, cancellation: { ...cancellation!, givenBack: [] } }
        const before = of(entriesOf({ ...invoice, cancellation: null }), 'cash')
        assert.deepEqual(table(of(entriesOf(kept), 'cash')), table(before))
      })
    )
  })
})
