import { keptUntilChange } from '#core/audit/kept_until_change'
import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { type ExpenseToPay, paidExpenses, unpaidExpenses } from '#modules/expenses/public'
import { ForecastSettings } from '#modules/forecast/models/forecast_settings'
import type { Timing } from '#modules/forecast/rules/assumptions'
import { expectedThen, type PastPayment } from '#modules/forecast/rules/back_test'
import type { Fact } from '#modules/forecast/rules/fact'
import { invoicesOpenSince, type PastInvoice } from '#modules/invoicing/public'
import { paymentHabitsBetween } from '#modules/ledger/public'
import { moneyReceived } from '#modules/payments/public'
import { endOfMonth, monthAfter } from '#modules/recurring/public'

/** How many months are looked back on. */
const MONTHS = 6

/** The expected and the actual figures of a month. In minor units; outgoing amounts are above zero. */
export interface BackTestMonth {
  from: Day
  expectedIn: Minor
  received: Minor
  expectedOut: Minor
  paid: Minor
}

/**
 * Forecasts of past months, each as of the day before the month began, beside the actual figures. They are calculated
 * from dated records: the invoices and expenses that were open then, and the clients' payments until then. Invoices
 * issued and paid within the month could not be foreseen.
 */
export const backTest = (company: CompanyScope, wish: { today: Day; by: Timing }) =>
  keptUntilChange(company.id, `back-test ${wish.today} ${wish.by}`, () => lookBack(company, wish))

async function lookBack(
  company: CompanyScope,
  { today, by }: { today: Day; by: Timing }
): Promise<BackTestMonth[]> {
  const { currency } = company
  const months = Array.from({ length: MONTHS }, (_, at) => pastMonth(today, MONTHS - at))
  const since = pastMonth(today, MONTHS).madeOn
  const [{ weights }, habitsUntil, invoices, unpaid, paid] = await Promise.all([
    ForecastSettings.orDefault(company),
    paymentHabitsBetween(company, since, today),
    invoicesOpenSince(company, { since, currency }),
    unpaidExpenses(company),
    paidExpenses(company, { from: addDays(since, 1), to: today }),
  ])
  const isOwn = (expense: ExpenseToPay) => expense.currency === currency
  const incoming = invoices.map((invoice) => pastInvoice(invoice, currency))
  const outgoing = [...unpaid, ...paid].filter(isOwn).map(pastExpense)
  return Promise.all(
    months.map(async ({ from, until, madeOn }) => {
      const received = await moneyReceived(company, { from, to: until })
      const then = { madeOn, until, by, weights, habits: habitsUntil(madeOn) }
      const spent = paid.filter(
        (expense) =>
          isOwn(expense) && expense.paidOn !== null && isWithin(expense.paidOn, from, until)
      )
      return {
        from,
        expectedIn: expectedThen(incoming, then),
        received: received.get(currency) ?? NOTHING,
        expectedOut: minor(-expectedThen(outgoing, then)),
        paid: sum(spent.map(({ gross }) => gross)),
      }
    })
  )
}

/** A month before today's, and the day before it, on which its forecast is made. */
function pastMonth(today: Day, back: number) {
  const from = monthAfter(today, -back)
  return { from, until: endOfMonth(from), madeOn: addDays(from, -1) }
}

const isWithin = (day: Day, from: Day, to: Day) => day >= from && day <= to

const PLAIN = {
  tax: NOTHING,
  invoicedOn: null,
  clientName: '',
  label: '',
  link: null,
} satisfies Partial<Fact>

const pastInvoice = (invoice: PastInvoice, currency: string): PastPayment => ({
  fact: {
    ...PLAIN,
    key: invoice.id,
    source: 'invoices',
    currency,
    amount: invoice.total,
    dueOn: invoice.dueOn,
    isFixed: false,
    clientId: invoice.clientId,
  },
  knownFrom: invoice.issuedOn,
  settled: invoice.settled,
})

const pastExpense = ({
  id,
  currency,
  gross,
  dueOn,
  issuedOn,
  paidOn,
}: ExpenseToPay): PastPayment => ({
  fact: {
    ...PLAIN,
    key: id,
    source: 'expenses',
    currency,
    amount: minor(-gross),
    dueOn,
    isFixed: true,
    clientId: null,
  },
  knownFrom: issuedOn,
  settled: paidOn === null ? [] : [{ day: paidOn, amount: minor(-gross) }],
})
