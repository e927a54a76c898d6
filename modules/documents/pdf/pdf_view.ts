import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { formatMoney, LOCALES } from '#core/money/format'
import { type Minor, minor } from '#core/money/minor'
import { printable } from './clean_text.js'
import { epcPayload, qrSvg } from './epc.js'
import type { DocumentPdfModel } from './pdf_model.js'
import { columnsOf, linesOf, sumsOf } from './pdf_rows.js'

/** What the template prints: ready texts only, so that it stays without rules of its own. */
export function pdfView(model: DocumentPdfModel) {
  const { language, currency, seller, buyer, kind } = model
  const word = (key: string, values: Record<string, string> = {}) =>
    translate(language, `documents:pdf.${key}`, values)
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  const pair = (key: string, value: string | undefined) =>
    value ? [[word(key), printable(value)]] : []
  const isEstimate = kind === 'estimate' || kind === 'estimateDraft'
  const isAbroad = buyer.country !== seller.country
  const qr = kind === 'invoice' ? qrOf(model) : undefined

  return {
    language,
    accent: /^#[0-9a-f]{6}$/i.test(model.accent) ? model.accent : '#0F766E',
    date: model.issuedOn.split('-').map(Number),
    watermark: isDraft(kind) ? word('watermark') : '',
    title: printable([word(`title.${kind}`), model.number].filter(Boolean).join(' ')),
    hasLogo: Boolean(model.logo),
    sellerName: printable(seller.name),
    sender: printable(filled(seller.name, seller.street, place(seller)).join(' · ')),
    address: filled(
      buyer.name,
      buyer.contact,
      buyer.addressLine ?? '',
      buyer.street,
      place(buyer),
      isAbroad ? country(buyer.country, model).toLocaleUpperCase(LOCALES[language]) : ''
    )
      .flatMap((line) => printable(line).split('\n'))
      .slice(0, 8),
    facts: [
      ...pair(isEstimate ? 'estimateNumber' : 'number', model.number),
      ...pair(isEstimate ? 'estimateDate' : 'date', formatDay(model.issuedOn)),
      ...pair('validUntil', model.validUntil && formatDay(model.validUntil)),
      ...pair(
        model.servedUntil ? 'servicePeriod' : 'serviceDate',
        model.servedOn &&
          [model.servedOn, model.servedUntil].filter(isDay).map(formatDay).join(' – ')
      ),
      ...pair('dueDate', model.dueOn && formatDay(model.dueOn)),
      ...pair('customerNumber', buyer.customerNumber),
      ...pair('vatIdOfClient', buyer.vatId),
      ...pair('buyerReference', model.references.buyerReference),
      ...pair('orderNumber', model.references.orderNumber),
      ...pair('projectReference', model.references.projectReference),
    ],
    intro: printable(
      model.cancels
        ? word(kind === 'creditNote' ? 'corrects' : 'cancels', {
            number: model.cancels.number,
            date: formatDay(model.cancels.issuedOn),
          })
        : model.intro
    ),
    columns: columnsOf(model, word),
    carryOver: word('carryOver'),
    lines: linesOf(model, word),
    sums: sumsOf(model, word),
    total: [word('total'), money(model.total)],
    settlement:
      model.paid === 0n
        ? []
        : [
            [word('paid'), money(minor(-model.paid))],
            [word('open'), money(model.open)],
          ],
    taxNotes: [...new Set(model.taxNotes)].map(printable),
    terms: printable(model.terms),
    notes: printable(filled(model.notes, model.closing).join('\n')),
    qr: qr ?? '',
    qrTitle: word('qrTitle'),
    qrText: word('qrText'),
    page: word('page'),
    of: word('of'),
    logoText: word('logo', { company: printable(seller.name) }),
    foot: [
      filled(
        seller.name,
        seller.addressLine ?? '',
        seller.street,
        place(seller),
        country(seller.country, model)
      ),
      filled(seller.phone, seller.email, seller.website),
      filled(
        seller.registerEntry,
        seller.legalNote ?? '',
        seller.vatId && `${word('vatId')} ${seller.vatId}`,
        seller.taxNumber && `${word('taxNumber')} ${seller.taxNumber}`
      ),
      filled(
        seller.bankName,
        seller.iban && `IBAN ${seller.iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')}`,
        seller.bic && `BIC ${seller.bic}`
      ),
    ]
      .filter((column) => column.length > 0)
      .map((column) => column.map(printable)),
    footer: printable(model.footer),
    attachments: (model.attachments ?? []).map(({ content: _, description, ...attachment }) => ({
      ...attachment,
      description: printable(description),
    })),
  }
}

const isDraft = (kind: DocumentPdfModel['kind']) => kind === 'draft' || kind === 'estimateDraft'

const isDay = (day: string | undefined) => day !== undefined

function qrOf({ seller, open, currency, number }: DocumentPdfModel) {
  const { name, iban, bic } = seller
  const payload = epcPayload({ name, iban, bic, amount: open, currency, text: number })
  return payload && qrSvg(payload)
}

const filled = (...texts: string[]) => texts.filter((text) => text.trim() !== '')

const place = ({ postalCode, city }: { postalCode: string; city: string }) =>
  filled(postalCode, city).join(' ')

function country(code: string, { language }: DocumentPdfModel) {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code
}
