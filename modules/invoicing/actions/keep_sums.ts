import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { boundInteger } from '#core/money/columns'
import type { Share } from '#modules/invoicing/share'

const ADD = `
  update invoice_sums set documents = documents + ?,
    net = net + ?, tax = tax + ?, total = total + ?, open_amount = open_amount + ?
  where company_id = ? and status = ? and currency = ? and due_on = ?`

/**
 * Takes what a document added to the sums of its company out of them and puts in what it adds now. Only inside
 * inTx and after the audit row, whose lock makes the changes of a company wait for each other.
 * @param before undefined for a new document
 * @param after undefined for one that was deleted
 * @returns whether it adds something else than before
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
