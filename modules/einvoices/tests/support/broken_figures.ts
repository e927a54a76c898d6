import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { type Broken, inGroup, inLine, inTotals, without } from './breaking.js'

/** Periods, lines, sums and categories of VAT. */
export const BROKEN_FIGURES: Broken[] = [
  {
    rule: 'BR-29',
    field: 'serviceUntil',
    breaking: (invoice) => ({ ...invoice, period: { from: '2026-11-15', to: '2026-11-01' } }),
  },
  {
    rule: 'PEPPOL-EN16931-R110',
    field: 'lines.1.serviceDate',
    breaking: inLine({ period: { from: '2026-10-01', to: '2026-11-05' } }),
  },
  { rule: 'BR-25', field: 'lines.1.description', breaking: inLine({ name: '' }) },
  { rule: 'BR-27', field: 'lines.1.unitPrice', breaking: inLine({ price: parseDecimal('-1') }) },
  { rule: 'BR-CL-23', field: 'lines.1.unit', breaking: inLine({ unit: 'Stück' }) },
  {
    rule: 'PEPPOL-EN16931-R120',
    field: 'lines.1.unitPrice',
    breaking: inLine({ quantity: parseDecimal('13') }),
  },
  { rule: 'BR-CO-10', field: 'lines', breaking: inTotals('lines') },
  { rule: 'BR-CO-11', field: 'lines', breaking: inTotals('allowances') },
  { rule: 'BR-CO-13', field: 'lines', breaking: inTotals('net') },
  { rule: 'BR-CO-14', field: 'lines', breaking: inTotals('tax') },
  { rule: 'BR-CO-15', field: 'lines', breaking: inTotals('gross') },
  { rule: 'BR-CO-16', field: 'lines', breaking: inTotals('due') },
  { rule: 'BR-S-08', field: 'lines', breaking: inGroup({ base: minor(1n) }) },
  { rule: 'BR-CO-17', field: 'lines', breaking: inGroup({ tax: minor(1n) }) },
  { rule: 'BR-S-10', field: 'exemptionReason', breaking: inGroup({ reason: 'Weil' }) },
  {
    rule: 'BR-AE-10',
    field: 'exemptionReason',
    of: 'reverse-charge',
    breaking: inGroup({ reason: '', reasonCode: undefined }),
  },
  {
    rule: 'BR-AE-02',
    field: 'client.vatId',
    of: 'reverse-charge',
    breaking: without('buyer', 'vatId'),
  },
  {
    rule: 'BR-IC-02',
    field: 'client.vatId',
    of: 'intra-community',
    breaking: without('buyer', 'vatId'),
  },
  {
    rule: 'BR-IC-12',
    field: 'client.shippingAddress.country',
    of: 'intra-community',
    breaking: (invoice) => ({ ...invoice, delivery: { on: '2026-11-15' } }),
  },
  {
    rule: 'BR-IC-11',
    field: 'serviceDate',
    of: 'intra-community',
    breaking: (invoice) => ({ ...invoice, delivery: { ...invoice.delivery, on: undefined } }),
  },
  {
    rule: 'BR-G-02',
    field: 'company.vatId',
    of: 'export-kosovo',
    breaking: without('seller', 'vatId'),
  },
  {
    rule: 'BR-O-02',
    field: 'client.vatId',
    of: 'outside-of-vat',
    breaking: (invoice) => ({ ...invoice, buyer: { ...invoice.buyer, vatId: 'DE987654321' } }),
  },
  {
    rule: 'BR-E-05',
    field: 'lines.0.taxRate',
    of: 'small-business',
    breaking: (invoice) => ({
      ...invoice,
      lines: invoice.lines.map((line) => ({
        ...line,
        vat: { category: 'E', rate: parseDecimal('7') },
      })),
    }),
  },
  {
    rule: 'BR-51',
    field: 'payment.card',
    of: 'everything',
    breaking: (invoice) => ({
      ...invoice,
      payment: { means: '48', accounts: [], card: { number: '4111111111111111' } },
    }),
  },
  {
    rule: 'BR-DEC-09',
    field: 'currency',
    breaking: (invoice) => ({ ...invoice, currency: 'KWD' }),
    isOwn: true,
  },
]
