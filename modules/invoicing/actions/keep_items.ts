import { audit } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { foldText } from '#core/database/search'
import { isDuplicate, isStillReferenced } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { decimal } from '#core/money/decimal'
import { Item } from '#modules/invoicing/models/item'
import type { ItemInput } from '#modules/invoicing/validators/item'
import { giveNumber, readCompanySettings } from '#modules/settings/public'

/** A new item; without a number it gets the next one of the range. Only inside inTx. @throws 422 `item_number_taken` */
export async function addItem(company: CompanyScope, input: ItemInput): Promise<Item> {
  const item = Item.for(company)
  const taxRate = input.taxRate ?? (await defaultTaxRate(company))
  item.merge({ number: '', isArchived: false, createdAt: now() })
  describe(item, { ...input, taxRate })
  item.number = input.number || (await freeNumber(company))
  await saveUnique(item)
  await auditItem(item, 'item.created')
  return item
}

/** Changes an item; fields that are missing keep their value. Documents keep what they copied. Only inside inTx. */
export async function changeItem(item: Item, input: ItemInput & { isArchived?: boolean }) {
  describe(item, input)
  if (input.number) item.number = input.number
  if (input.isArchived !== undefined) item.isArchived = input.isArchived
  await saveUnique(item)
  await auditItem(item, 'item.changed')
}

/** Only inside inTx. @throws 409 `item_in_use`: what stands on a document can only be archived */
export async function deleteItem(item: Item) {
  try {
    await item.delete()
  } catch (error) {
    // Lines of whatever document point to it.
    if (isStillReferenced(error)) throw conflict('invoicing.item_in_use')
    throw error
  }
  await auditItem(item, 'item.deleted')
}

/** The next number of the range that nobody has typed in before. */
async function freeNumber(company: CompanyScope): Promise<string> {
  for (;;) {
    const { number } = await giveNumber(company, 'item', today(company.timeZone))
    if (!(await Item.of(company).where('number', number).first())) return number
  }
}

function describe(item: Item, input: ItemInput) {
  item.merge({
    name: input.name,
    nameFolded: foldText(input.name),
    description: changed(item.description, input.description),
    type: input.type ?? item.type ?? 'service',
    unit: changed(item.unit, input.unit),
    unitPrice: input.unitPrice,
    taxRate: input.taxRate ?? item.taxRate,
  })
}

/** A text that is left out stays as it is; an empty one, which arrives as null, clears it. */
const changed = (before: string | undefined, text: string | null | undefined) =>
  (text === undefined ? before : text) ?? ''

async function defaultTaxRate(company: CompanyScope) {
  const { defaultTaxBasisPoints } = await readCompanySettings(company)
  return decimal(BigInt(defaultTaxBasisPoints) * 10_000n)
}

async function saveUnique(item: Item) {
  item.words = foldText(item.number, item.name, item.description)
  try {
    await item.save()
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('number', 'invoicing.item_number_taken')
    throw error
  }
}

function auditItem({ companyId, id, number, name }: Item, action: string) {
  return audit({ companyId, action, subject: { type: 'item', id }, details: { number, name } })
}
