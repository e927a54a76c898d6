import { ITEM_TYPES } from '#modules/invoicing/public'
import type { TargetField } from './field.js'
import { ITEM_HEADINGS } from './item_headings.js'
import { fieldMaker } from './make_field.js'
import { asFlag, asNumber, asPriceMode, asText, asWord } from './readers.js'

const field = fieldMaker(ITEM_HEADINGS)

/** Target fields for an item's columns. */
export const ITEM_FIELDS: readonly TargetField[] = [
  field('number', 'item_number', asText),
  field('name', 'item_name', asText, { isRequired: true }),
  field('description', 'description', asText),
  field('type', 'item_type', asWord('item_type', ITEM_TYPES)),
  field('unit', 'unit', asText),
  field('unitPrice', 'item_price', asNumber, {
    holds: 'number',
    isRequired: true,
    orElse: ['netPrice', 'grossPrice'],
  }),
  field('priceMode', 'price_mode', asPriceMode()),
  field('netPrice', 'net_price', asNumber, { holds: 'number', isOnlyRead: true }),
  field('grossPrice', 'gross_price', asNumber, { holds: 'number', isOnlyRead: true }),
  field('taxRate', 'tax_rate', asNumber, { holds: 'number' }),
  field('isArchived', 'is_archived', asFlag),
]
