import { type Day, formatDay } from '#core/clock'
import { formatMoney } from '#core/money/format'
import { type Minor, minor } from '#core/money/minor'
import { printable } from '../clean_text.js'
import { exchangeNotes } from '../exchange_notes.js'
import { deductionsOf } from '../pdf_deductions.js'
import { columnsOf, linesOf, sumsOf } from '../pdf_rows.js'
import {
  fact,
  filled,
  letterView,
  numberName,
  titleOf,
  type Word,
  watermarkOf,
  wordsOf,
} from './letter_view.js'
import type { DocumentPdfModel } from './pdf_model.js'

/** The data for the template of documents with lines. */
export function pdfView(model: DocumentPdfModel) {
  const { language, currency, buyer, kind } = model
  const word = wordsOf(model)
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  const pair = (key: string, value: string | undefined) => fact(word, key, value)
  const isInvoice = !isOffer(kind) && !isOrder(kind)

  const asks = asksForMoney(model) && !model.isCollected

  return {
    ...letterView(model, asks ? { amount: model.open, purpose: model.number } : undefined),
    watermark: watermarkOf(model, isDraft(kind), word),
    title: titleOf(model, word(`title.${model.stage ?? kind}`), word),
    kindName: word(`title.${model.stage ?? kind}`),
    facts: [
      ...pair(
        isOffer(kind) ? 'estimateNumber' : isOrder(kind) ? 'ownNumber' : 'number',
        model.number
      ),
      ...pair(
        isOffer(kind) ? 'estimateDate' : isOrder(kind) ? 'ownDate' : 'date',
        formatDay(model.issuedOn)
      ),
      ...pair('validUntil', model.validUntil && formatDay(model.validUntil)),
      ...pair(serviceWord(model), isInvoice ? serviceFact(model, word) : serviceDays(model)),
      ...pair(model.isCollected ? 'collectedOn' : 'dueDate', dueDay(model)),
      ...pair('customerNumber', buyer.customerNumber),
      ...pair('vatIdOfClient', buyer.vatId),
      ...pair(`businessNumberOfClient.${numberName(buyer.country)}`, buyer.businessNumber),
      ...pair('buyerReference', model.references.buyerReference),
      ...pair('orderNumber', model.references.orderNumber),
      ...pair('orderedOn', model.orderedOn && formatDay(model.orderedOn)),
      ...pair('projectReference', model.references.projectReference),
    ],
    intro: printable(introOf(model, word)),
    columns: columnsOf(model, word),
    carryOver: word('carryOver'),
    lines: linesOf(model, word),
    sums: sumsOf(model, word),
    total: [word('total'), money(model.total)],
    deductions: deductionsOf(model, word),
    settlement:
      model.paid === 0n
        ? []
        : [
            [word('paid'), money(minor(-model.paid))],
            [word('open'), money(model.open)],
          ],
    taxNotes: [...new Set(model.taxNotes), ...exchangeNotes(model, word)].map(printable),
    terms: printable(model.terms),
    notes: printable(filled(model.notes, model.closing).join('\n')),
  }
}

/** The subject of the letter and the company's texts. A salutation is never printed without a text below. */
function introOf(model: DocumentPdfModel, word: Word) {
  const { cancels, confirms, replaces, stage, kind, intro, greeting } = model
  if (cancels) {
    const key = (stage ?? kind) === 'creditNote' ? 'corrects' : 'cancels'
    return goneOn(word(key, valuesOf(cancels)), model)
  }
  const subject = filled(
    replaces ? word('replaces', valuesOf(replaces)) : '',
    confirms ? word('confirms', valuesOf(confirms)) : '',
    stage === 'downPayment' ? word('inAdvance') : ''
  )
  const [first, ...others] = subject
  const words = filled(first ? goneOn(first, model) : '', ...others, intro).join('\n')
  return words || !greeting ? words : word(openingOf(kind))
}

const valuesOf = ({ number, issuedOn }: { number: string; issuedOn: Day }) => ({
  number,
  date: formatDay(issuedOn),
})

/** After the comma of a salutation German and Albanian go on with a small letter. */
const goneOn = (sentence: string, { greeting, language }: DocumentPdfModel) =>
  greeting && language !== 'en'
    ? sentence.charAt(0).toLocaleLowerCase(language) + sentence.slice(1)
    : sentence

const isOffer = (kind: DocumentPdfModel['kind']) => kind === 'estimate' || kind === 'estimateDraft'

const isOrder = (kind: DocumentPdfModel['kind']) => kind === 'order' || kind === 'orderDraft'

function openingOf(kind: DocumentPdfModel['kind']) {
  if (isOrder(kind)) return 'opening.order'
  return isOffer(kind) ? 'opening.estimate' : 'opening.invoice'
}

const dueDay = (model: DocumentPdfModel) =>
  asksForMoney(model) ? model.dueOn && formatDay(model.dueOn) : ''

/** Invoices and their drafts, as long as they are valid and something is left to pay. */
const asksForMoney = ({ kind, stage, withdrawal, open }: DocumentPdfModel) =>
  (kind === 'invoice' || (kind === 'draft' && stage !== 'creditNote')) && !withdrawal && open > 0n

/** For a down payment only the expected date of the work is available; an order says when it will be supplied. */
function serviceWord({ stage, kind, servedUntil }: DocumentPdfModel) {
  if (stage === 'downPayment') return 'serviceExpected'
  if (isOrder(kind)) return servedUntil ? 'supplyPeriod' : 'supplyDate'
  return servedUntil ? 'servicePeriod' : 'serviceDate'
}

/** UStAE 14.5 (16): a reference to the date of the invoice is enough. */
const serviceFact = (model: DocumentPdfModel, word: Word) =>
  model.servedOn === model.issuedOn && !model.servedUntil && model.stage !== 'downPayment'
    ? word('serviceDateAsInvoice')
    : serviceDays(model)

const serviceDays = ({ servedOn, servedUntil }: DocumentPdfModel) =>
  servedOn && [servedOn, servedUntil].filter(isDay).map(formatDay).join(' – ')

const isDraft = (kind: DocumentPdfModel['kind']) =>
  kind === 'draft' || kind === 'estimateDraft' || kind === 'orderDraft'

const isDay = (day: string | undefined) => day !== undefined
