import { addDays, type Day } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Fact } from '#modules/forecast/rules/fact'
import {
  draftInvoices,
  type ExpectedInvoice,
  openInvoices,
  unusedCredits,
} from '#modules/invoicing/public'

/** Payments of open invoices, less the credit of their clients. */
export async function openInvoiceFacts(company: CompanyReference): Promise<Fact[]> {
  const [invoices, credits] = await Promise.all([openInvoices(company), unusedCredits(company)])
  const left = new Map(credits.map((credit) => [accountOf(credit), credit.remaining]))
  return invoices
    .filter(({ open }) => open > 0n)
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
    .map((invoice) => {
      const { account, credit } = creditFor(invoice, left)
      left.set(account, minor((left.get(account) ?? 0n) - credit))
      return factOf(invoice, credit)
    })
    .filter(({ amount }) => amount > 0n)
}

/** Payments of drafts once they are issued: today at the earliest, within their payment term. */
export async function draftFacts(company: CompanyReference, today: Day): Promise<Fact[]> {
  const drafts = await draftInvoices(company)
  return drafts.map((draft) => {
    const issuedOn = draft.issuedOn < today ? today : draft.issuedOn
    const days = Math.max(0, (Date.parse(draft.dueOn) - Date.parse(draft.issuedOn)) / 86_400_000)
    return {
      ...factOf(draft, minor(0n)),
      source: 'drafts' as const,
      dueOn: addDays(issuedOn, days),
      invoicedOn: issuedOn,
    }
  })
}

const accountOf = ({
  clientId,
  clientName,
  currency,
}: Pick<ExpectedInvoice, 'clientId' | 'clientName' | 'currency'>) =>
  `${clientId ?? `name ${clientName}`} ${currency}`

function creditFor(invoice: ExpectedInvoice, left: ReadonlyMap<string, Minor>) {
  const account = accountOf(invoice)
  const credit = left.get(account) ?? minor(0n)
  return { account, credit: credit < invoice.open ? credit : invoice.open }
}

function factOf(invoice: ExpectedInvoice, credit: Minor): Fact {
  const { open, openTax } = invoice
  const amount = minor(open - credit)
  return {
    key: `invoice:${invoice.id}`,
    source: 'invoices',
    currency: invoice.currency,
    amount,
    tax: open === 0n ? openTax : minor(roundedQuotient(openTax * amount, open)),
    dueOn: invoice.dueOn,
    invoicedOn: null,
    isFixed: false,
    clientId: invoice.clientId,
    clientName: invoice.clientName,
    label: invoice.number ?? '',
    link: { type: 'invoice', id: invoice.id },
  }
}
