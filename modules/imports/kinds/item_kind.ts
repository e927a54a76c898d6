import vine from '@vinejs/vine'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalText } from '#core/money/decimal'
import { ITEM_FIELDS } from '#modules/imports/fields/item_fields'
import {
  addItems,
  changeItem,
  deleteItem,
  Item,
  type ItemChange,
  type ItemToAdd,
  itemUpdateValidator,
  itemValidator,
  oneItem,
  takenItemNumbers,
} from '#modules/invoicing/public'
import { changedFields, isUntouched } from './changed_fields.js'
import { idsBy, keyText } from './ids_by.js'
import type { ImportKind, RowValues } from './import_kind.js'
import { together, validated } from './validate.js'

export const archivedValidator = vine.create({ isArchived: vine.boolean().optional() })

const known = new Map(ITEM_FIELDS.map((field) => [field.name, field]))

/** Items, matched by their number. */
export const itemKind: ImportKind<ItemToAdd, ItemChange> = {
  fields: ITEM_FIELDS,
  known,

  /** A price whose heading says net or gross is that; both together are the net one, unless the row says gross. */
  prepare({ netPrice, grossPrice, ...values }) {
    if (values.unitPrice !== undefined) return values
    const isGross =
      netPrice === undefined || (values.priceMode === 'gross' && grossPrice !== undefined)
    const unitPrice = isGross ? grossPrice : netPrice
    if (unitPrice === undefined) return values
    return { ...values, unitPrice, priceMode: isGross ? 'gross' : 'net' }
  },

  keyOf: ({ number }) => keyText(number) || undefined,

  async findExisting(company, rows) {
    const numbers = rows.map(({ number }) => keyText(number))
    const ids = await idsBy(company, { table: 'items', column: 'number' }, numbers)
    return rows.map(({ number }) => ids.get(keyText(number)))
  },

  async checkNew({ isArchived, ...values }, { language }) {
    const details = await validated(itemValidator, values, language)
    return together(details, await validated(archivedValidator, { isArchived }, language))
  },

  /** Prices and names missing from the file stay, so only the given fields are validated. */
  async checkChange(values, { language, prepared }) {
    const known = (prepared as Map<string, RowValues>).get(keyText(values.number))
    return validated(itemUpdateValidator, { ...known, ...values }, language)
  },

  prepareCheck: (company, rows) =>
    namesAndPrices(
      company,
      rows.map(({ number }) => keyText(number))
    ),

  takenKeys: takenItemNumbers,
  create: addItems,

  async update(company, id, change) {
    const item = await Item.oneLocked(company, id)
    if (!item) return undefined
    const before = await oneItem(company, id)
    await changeItem(item, change)
    return changedFields(change, before, await oneItem(company, id))
  },

  async remove(company, id) {
    await deleteItem(await Item.findIn(company, id))
  },

  async restore(company, id, change) {
    const item = await Item.oneLocked(company, id)
    if (!item) return false
    const now = await oneItem(company, id)
    if (!isUntouched(now, change)) return false
    await changeItem(item, await itemUpdateValidator.validate({ ...now, ...change.before }))
    return true
  },
}

/** Mandatory fields of some items, by their number. */
async function namesAndPrices(company: CompanyScope, numbers: string[]) {
  const rows: { number: string; name: string; unit_price: StoredInteger }[] = await reader()
    .from('items')
    .where('company_id', company.id)
    .whereIn('number', [...new Set(numbers.filter(Boolean))])
    .select('number', 'name', 'unit_price')
  return new Map<string, RowValues>(
    rows.map(({ number, name, unit_price }) => [
      number,
      { name, unitPrice: decimalText(decimalFromRow(unit_price)) },
    ])
  )
}
