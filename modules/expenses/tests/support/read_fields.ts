import type { Reader, ReceiptFields } from '#modules/expenses/reading/text/fields_of_text'

/** The company that got the invented receipts. */
export const READER: Reader = {
  today: '2026-11-28',
  names: ['Beispiel GmbH'],
  vatIds: [],
  ibans: [],
}

const major = (units: bigint) => Number(units) / 100

/** The fields as the invented receipts write them down. */
export const summaryOf = ({ vendor, date, reference, currency, total }: ReceiptFields) => ({
  vendor,
  date,
  reference,
  currency,
  gross: total && major(total.gross),
  vat: Object.fromEntries(
    (total?.vat ?? []).map(({ basisPoints, tax }) => [major(basisPoints), major(tax)])
  ),
})
