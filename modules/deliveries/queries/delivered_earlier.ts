import { readRows } from '#core/database/read_rows'
import { type StoredInteger } from '#core/money/columns'
import { type Decimal, decimal } from '#core/money/decimal'

/** A line of an invoice that can be handed over. */
interface OrderedLine {
  id: string
  item_id: string | null
  description: string
  unit: string
  position: number
  quantity: StoredInteger
}

const REPLACED = 'select replaces_id from invoices where company_id = ? and id = ?'
const LINES = `
  select id, item_id, description, unit, position, quantity from invoice_lines
  where company_id = ? and invoice_id = ? and kind = 'item' and quantity > 0 order by position`

/**
 * Quantities that were delivered under the cancelled invoice that an invoice replaces, by the lines of the new one: what
 * was handed over stays handed over. Lines are the same by item, words and unit, else by their place.
 * @param deliveredOf the quantities of an order by its own lines
 */
export async function deliveredEarlier(
  { companyId, orderId }: { companyId: string; orderId: string },
  deliveredOf: (orderId: string) => Promise<Map<string, Decimal>>
): Promise<Map<string, Decimal>> {
  const [invoice] = await readRows<{ replaces_id: string | null }>(REPLACED, [companyId, orderId])
  const before = invoice?.replaces_id
  if (!before) return new Map()
  const delivered = await deliveredOf(before)
  if (delivered.size === 0) return delivered
  const [earlier, lines] = [
    await readRows<OrderedLine>(LINES, [companyId, before]),
    await readRows<OrderedLine>(LINES, [companyId, orderId]),
  ]
  const free = [...lines]
  const found = new Map<string, Decimal>()
  for (const line of earlier) {
    const quantity = delivered.get(line.id)
    if (quantity === undefined) continue
    const same = free.find((one) => isSame(one, line)) ?? free.find((one) => isAtPlace(one, line))
    if (!same) continue
    free.splice(free.indexOf(same), 1)
    found.set(same.id, decimal(quantity))
  }
  return found
}

const isSame = (one: OrderedLine, other: OrderedLine) =>
  one.item_id === other.item_id && one.description === other.description && one.unit === other.unit

const isAtPlace = (one: OrderedLine, other: OrderedLine) =>
  Number(one.position) === Number(other.position) && one.unit === other.unit
