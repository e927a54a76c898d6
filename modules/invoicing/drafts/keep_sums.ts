import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { boundInteger } from '#core/money/columns'
import type { Share } from '#modules/invoicing/share'

const ADD = `
  update invoice_sums set documents = documents + ?,
    net = net + ?, tax = tax + ?, total = total + ?, open_amount = open_amount + ?
  where company_id = ? and status = ? and currency = ? and due_on = ?`

/**
 * Replaces the share of a document in the sums of its company. Only inside inTx and after the audit row, whose lock
 * serialises the changes of a company.
 * @param before undefined for a new document
 * @param after undefined for a deleted document
 * @returns whether the share has changed
 */
export async function moveShare(companyId: string, before?: Share, after?: Share) {
  if (before && after && isSame(before, after)) return false
  if (before) await add(companyId, before, -1n)
  if (after) await add(companyId, after, 1n)
  return true
}

const isSame = (one: Share, other: Share) =>
  (Object.keys(one) as (keyof Share)[]).every((name) => one[name] === other[name])

async function add(companyId: string, share: Share, times: 1n | -1n) {
  const { status, currency, dueOn } = share
  const amounts = [1n, share.net, share.tax, share.total, share.open].map((amount) =>
    boundInteger(amount * times)
  )
  const changed = await changeRows(ADD, [...amounts, companyId, status, currency, dueOn])
  if (changed === 1) return
  const [documents, net, tax, total, open] = amounts
  const sum = { documents, net, tax, total, open_amount: open }
  await insertRows('invoice_sums', [
    { company_id: companyId, status, currency, due_on: dueOn, ...sum },
  ])
}
