import { type Argument, day, id, isRecord, type Json, pick } from '../tool.js'

const LINE: Argument = {
  type: 'object',
  properties: {
    description: { type: 'string', maxLength: 2000 },
    quantity: { type: 'number' },
    unit: { type: 'string', maxLength: 20, description: 'For example h or pcs.' },
    unitPrice: { type: 'number', description: 'Price of one unit in major units, such as 95.50.' },
    taxRate: { type: 'number', minimum: 0, maximum: 100, description: 'VAT in percent.' },
    discount: { type: 'number', minimum: 0, maximum: 100, description: 'Discount in percent.' },
  },
  required: ['description', 'quantity', 'unitPrice', 'taxRate'],
}

/** Arguments of a draft of an invoice or an estimate. */
export const draftArguments: Record<string, Argument> = {
  clientId: id('The `_id` of the client.'),
  date: day('Date of the document; today by default.'),
  serviceDate: day('First day of the service.'),
  serviceUntil: day('Last day of the service.'),
  intro: { type: 'string', maxLength: 4000, description: 'Text above the lines.' },
  closing: { type: 'string', maxLength: 4000, description: 'Text below the lines.' },
  lines: { type: 'array', maxItems: 100, items: LINE },
}

const LINE_PARTS = pick(
  ...['kind', 'description', 'quantity', 'unit', 'unitPrice', 'discount', 'taxRate', 'net']
)

/** The lines of a document with their words and figures. */
export const linesOf = ({ lines }: Json) =>
  Array.isArray(lines) ? lines.filter(isRecord).map(LINE_PARTS) : []
