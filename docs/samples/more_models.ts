import { type Decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import {
  type DeliveryPdfModel,
  type DocumentPdfModel,
  documentTotals,
  type PdfProposalBlock,
  type ProposalPdfModel,
  type StatementPdfModel,
  type TimesheetPdfModel,
} from '#modules/documents/public'
import { greetingOf, type Look, letterOf, sampleOf } from './models.js'
import { MORE_TEXTS } from './more_texts.js'

type Line = DocumentPdfModel['lines'][number]

const ORDER = 'AN-2026-0017'

/** An invoice of these lines alone. */
function invoiceOf(look: Look, number: string, lines: readonly Line[]): DocumentPdfModel {
  const totals = documentTotals(
    lines.map((line) => ({ ...line, discountAmount: null, taxCategory: 'S' as const })),
    'EUR'
  )
  return {
    ...sampleOf('invoice', look),
    number,
    lines: lines.map((line, index) => ({
      ...line,
      amount: totals.lines[index]?.amount ?? NOTHING,
    })),
    taxes: totals.taxes,
    amountSum: totals.amountSum,
    discountTotal: totals.amountDiscount,
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    open: totals.total,
  }
}

/** What is asked for before the work begins. */
export function sampleDownPayment(look: Look): DocumentPdfModel {
  const [line] = itemsOf(look)
  const { advance } = MORE_TEXTS[look.language]
  const share = { ...line, description: advance, unit: '', quantity: one, unitPrice: parts('2400') }
  return {
    ...invoiceOf(look, 'RE-2026-0039', [share]),
    stage: 'downPayment',
    servedOn: undefined,
    servedUntil: undefined,
  }
}

/** The whole, with the down payment and its VAT taken off. */
export function sampleFinalInvoice(look: Look): DocumentPdfModel {
  const whole = sampleOf('invoice', look)
  const { number, issuedOn, taxes, total } = { ...sampleDownPayment(look), issuedOn: '2026-10-02' }
  const [advance] = taxes
  const rest = whole.taxes.map((group) =>
    group.rate === advance.rate
      ? { ...group, base: minor(group.base - advance.base), tax: minor(group.tax - advance.tax) }
      : group
  )
  const net = sum(rest.map(({ base }) => base))
  return {
    ...whole,
    stage: 'finalInvoice',
    number: 'RE-2026-0043',
    open: minor(whole.total - total),
    deductions: {
      downPayments: [{ number, issuedOn, taxes }],
      total,
      remainder: { net, taxes: rest, total: minor(whole.total - total) },
    },
  }
}

/** One of the books comes back. */
export function sampleCreditNote(look: Look): DocumentPdfModel {
  const book = itemsOf(look)[3]
  return {
    ...invoiceOf(look, 'RK-2026-0002', [{ ...book, quantity: parts('-1') }]),
    kind: 'creditNote',
    cancels: { number: 'RE-2026-0042', issuedOn: '2026-11-12' },
    dueOn: undefined,
    intro: MORE_TEXTS[look.language].credit,
    terms: '',
  }
}

/** A part of an order; the rest follows. */
export function sampleDeliveryNote(look: Look): DeliveryPdfModel {
  const { goods, unit, deliveryNotes } = MORE_TEXTS[look.language]
  const figures = { kind: 'item' as const, unit, unitPrice: none, discount: none, amount: NOTHING }
  return {
    ...letterOf(look, 'LS-2026-0007'),
    isDraft: false,
    orderedBy: '',
    basedOn: ORDER,
    orderNumber: 'B-7731',
    carrier: '',
    parcelNumber: '',
    lines: [
      ...[
        { ...figures, description: goods[0], ordered: parts('24'), deliveredBefore: parts('10') },
        { ...figures, description: goods[1], ordered: parts('12'), deliveredBefore: none },
      ].map((line) => ({ ...line, quantity: parts('8') })),
    ],
    notes: deliveryNotes,
  }
}

/** Two months of a client's account. */
export function sampleStatement(look: Look): StatementPdfModel {
  const { work, statementIntro } = MORE_TEXTS[look.language]
  const rows = [
    ['2026-10-02', 'invoice', 'RE-2026-0039', '2026-10-16', 285_600n],
    ['2026-10-14', 'payment', 'RE-2026-0039', null, -285_600n],
    ['2026-11-12', 'invoice', 'RE-2026-0042', '2026-11-26', 513_489n],
    ['2026-11-18', 'creditNote', 'RK-2026-0002', null, -3_749n],
  ] as const
  let balance = 0n
  const entries = rows.map(([day, kind, number, dueOn, amount]) => {
    balance += amount
    const said = kind === 'payment' ? '' : work
    return {
      day,
      kind,
      number,
      dueOn,
      description: said,
      amount: minor(amount),
      balance: minor(balance),
    }
  })
  return {
    ...letterOf(look, ''),
    greeting: greetingOf(look),
    from: '2026-10-01',
    until: '2026-11-20',
    isOpenOnly: false,
    opening: NOTHING,
    closing: minor(balance),
    entries,
    ageing: [minor(balance), NOTHING, NOTHING, NOTHING, NOTHING],
    intro: statementIntro,
  }
}

/** A proposal with a letter, its steps and prices. */
export function sampleProposal(look: Look): ProposalPdfModel {
  const { title, why, greeting, letter, steps, stages, prices, terms, conditions, order } =
    MORE_TEXTS[look.language].proposal
  const empty = { heading: '', text: [], items: [] }
  const blocks: PdfProposalBlock[] = [
    { ...empty, kind: 'cover', text: paragraph(letterOf(look, '').buyer.name) },
    { ...empty, kind: 'text', heading: why, text: paragraph(greeting, letter) },
    {
      ...empty,
      kind: 'timeline',
      heading: steps,
      items: stages.map((stage, index) => ({
        title: stage,
        text: [],
        startsOn: `2027-0${index + 1}-11`,
        endsOn: null,
      })),
    },
    { ...empty, kind: 'prices', heading: prices },
    { ...empty, kind: 'terms', heading: terms, text: paragraph(conditions) },
    { ...empty, kind: 'signature', heading: order },
  ]
  const { intro: _, closing: __, ...offer } = sampleOf('estimate', look)
  return {
    ...offer,
    intro: '',
    closing: '',
    number: 'PR-2026-0003',
    title,
    validUntil: '2026-12-20',
    blocks,
  }
}

const none = parseDecimal('0')
const one = parseDecimal('1')
const parts = (text: string): Decimal => parseDecimal(text)

const itemsOf = (look: Look) =>
  sampleOf('invoice', look).lines.filter(({ kind }) => kind === 'item')

const sum = (amounts: readonly Minor[]) => minor(amounts.reduce((all, one) => all + one, 0n))

const paragraph = (...lines: string[]): PdfProposalBlock['text'] => [
  { kind: 'paragraph', lines: lines.map((text) => [{ text, isBold: false }]) },
]

/** The hours of two people at the stages of the proposal. */
export function sampleTimesheet(look: Look): TimesheetPdfModel {
  const { work, proposal } = MORE_TEXTS[look.language]
  const people = ['Arta Krasniqi', 'Paul Möller']
  const entries = Array.from({ length: 9 }, (_, index) => ({
    day: `2026-11-${String(2 + index).padStart(2, '0')}`,
    person: people[index % 2] ?? '',
    task: proposal.stages[Math.floor(index / 3)] ?? '',
    note: '',
    hours: parts(String(1.25 + (index % 4))),
  }))
  return { ...letterOf(look, 'RE-2026-0042'), projects: [{ name: work, entries }] }
}
