import { auditAll } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { foldText } from '#core/database/search'
import { isDuplicate } from '#core/database/transaction_failures'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { boundInteger, decimalFromRow } from '#core/money/columns'
import { decimal, decimalText } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Item, itemWords } from '#modules/invoicing/items/item'
import type { ItemInput } from '#modules/invoicing/items/item_validator'
import { ITEM_NUMBERS } from '#modules/invoicing/number_ranges'
import { type GivenNumber, giveFreeNumbers, readCompanySettings } from '#modules/settings/public'

export type ItemToAdd = ItemInput & { isArchived?: boolean }

/**
 * A new item. Without a number it gets the next one of the range, without a VAT rate or a price mode that of the
 * company. Only inside inTx. @throws 422 `item_number_taken`
 */
export async function addItem(company: CompanyScope, input: ItemToAdd): Promise<Item> {
  const [id] = await addItems(company, [input])
  return Item.findIn(company, id)
}

/** As addItem, for several. Only inside inTx. @returns their ids in the same order */
export async function addItems(company: CompanyScope, items: ItemToAdd[]): Promise<string[]> {
  const settings = await readCompanySettings(company)
  const usualRate = decimal(
    settings.isSmallBusiness ? 0n : BigInt(settings.defaultTaxBasisPoints) * 10_000n
  )
  const own = items.flatMap(({ number }) => number || [])
  const numbers = await giveFreeNumbers(company, ITEM_NUMBERS, today(company.timeZone), {
    count: items.length - own.length,
    taken: async (some) => new Set([...(await takenItemNumbers(company, some)), ...own]),
  })
  const at = now()
  const rows = items.map((item) => {
    const { number } = item.number ? { number: item.number } : (numbers.shift() as GivenNumber)
    const description = item.description ?? ''
    return {
      company_id: company.id,
      id: newId(),
      number,
      name: item.name,
      name_folded: foldText(item.name),
      description,
      words: itemWords({ number, name: item.name, description }),
      type: item.type ?? 'service',
      unit: item.unit ?? '',
      unit_price: boundInteger(item.unitPrice),
      price_mode: item.priceMode ?? settings.priceMode,
      tax_rate: boundInteger(item.taxRate ?? usualRate),
      is_archived: item.isArchived ?? false,
      created_at: at,
    }
  })
  try {
    await insertRows('items', rows)
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('number', 'invoicing.item_number_taken')
    throw error
  }
  await auditAll(
    rows.map(({ id, number, name, unit_price, price_mode, tax_rate }) => ({
      companyId: company.id,
      action: 'item.created',
      subject: { type: 'item', id },
      details: {
        number,
        name,
        unitPrice: decimalText(decimalFromRow(unit_price)),
        priceMode: price_mode,
        taxRate: decimalText(decimalFromRow(tax_rate)),
      },
    }))
  )
  return rows.map(({ id }) => id)
}

/** Which of these numbers are already taken by items. */
export async function takenItemNumbers(company: CompanyReference, numbers: string[]) {
  const rows: { number: string }[] = await reader()
    .from('items')
    .where('company_id', company.id)
    .whereIn('number', numbers)
    .select('number')
  return new Set(rows.map(({ number }) => number))
}
