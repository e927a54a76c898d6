import { audit } from '#core/audit/audit'
import { foldText } from '#core/database/search'
import { isDuplicate, isStillReferenced } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import { decimalText } from '#core/money/decimal'
import { type Item, itemWords } from '#modules/invoicing/items/item'
import type { ItemChange, ItemInput } from '#modules/invoicing/items/item_validator'

/**
 * Changes an item; missing fields keep their value. Documents keep their copies. Only inside inTx.
 * @param item locked
 * @throws 409 `version_conflict` when the change is based on another version
 */
export async function changeItem(item: Item, { version, ...input }: ItemChange) {
  if (version !== undefined && version !== item.version) {
    throw conflict('version_conflict', { extra: { version: item.version } })
  }
  const before = pricesOf(item)
  item.version += 1
  describe(item, input)
  if (input.number) item.number = input.number
  if (input.isArchived !== undefined) item.isArchived = input.isArchived
  await saveUnique(item)
  await auditItem(item, 'item.changed', changesOf(before, pricesOf(item)))
}

/** Only inside inTx. @throws 409 `item_in_use`: an item used by a document can only be archived */
export async function deleteItem(item: Item) {
  try {
    await item.delete()
  } catch (error) {
    // Document lines of any kind refer to it.
    if (isStillReferenced(error)) throw conflict('invoicing.item_in_use')
    throw error
  }
  await auditItem(item, 'item.deleted')
}

function describe(item: Item, input: ItemInput) {
  item.merge({
    name: input.name,
    nameFolded: foldText(input.name),
    description: changed(item.description, input.description),
    type: input.type ?? item.type,
    unit: changed(item.unit, input.unit),
    unitPrice: input.unitPrice,
    priceMode: input.priceMode ?? item.priceMode,
    taxRate: input.taxRate ?? item.taxRate,
  })
}

/** A missing text stays as it is; an empty one, which arrives as null, clears it. */
const changed = (before: string, text: string | null | undefined) =>
  (text === undefined ? before : text) ?? ''

async function saveUnique(item: Item) {
  item.words = itemWords(item)
  try {
    await item.save()
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('number', 'invoicing.item_number_taken')
    throw error
  }
}

/** Prices in the audit log: exact numbers as text. */
const pricesOf = ({ unitPrice, priceMode, taxRate }: Item) => ({
  unitPrice: decimalText(unitPrice),
  priceMode: String(priceMode),
  taxRate: decimalText(taxRate),
})

type Prices = ReturnType<typeof pricesOf>

const changesOf = (before: Prices, after: Prices) =>
  Object.fromEntries(
    (['unitPrice', 'priceMode', 'taxRate'] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }])
  )

function auditItem({ companyId, id, number, name }: Item, action: string, changes: object = {}) {
  const details = { number, name, ...changes }
  return audit({ companyId, action, subject: { type: 'item', id }, details })
}
