import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { boundInteger, moneyFromRow } from '#core/money/columns'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import { saidAmount } from '#core/money/said'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { CreditRow } from '#modules/invoicing/settlement/grant_credit'

const CREDIT = 'select * from client_credits where company_id = ? and id = ?'
const MOVE = 'update client_credits set remaining = remaining + ? where company_id = ? and id = ?'

/** Locked, so that of uses that come at once only those are accepted that fit together. @throws 404 */
export async function lockCredit(company: CompanyReference, id: string): Promise<CreditRow> {
  const [credit] = await readRows<CreditRow>(CREDIT + lock(), [company.id, id])
  if (!credit) throw notFound()
  return credit
}

/** Takes a part of a credit that is locked. @throws 409 `credit_exceeded` with `remaining` */
export async function spendCredit(credit: CreditRow, amount: Minor) {
  const { currency } = credit
  const left = moneyFromRow(credit.remaining)
  if (amount > left) {
    throw conflict('invoicing.credit_exceeded', {
      values: { remaining: saidAmount(left, currency) },
      extra: { remaining: moneyNumber(left, currency) },
    })
  }
  await move(credit, minor(-amount))
}

/** Gives a part back that was used. */
export const giveBack = (credit: CreditRow, amount: Minor) => move(credit, amount)

async function move({ company_id, id }: CreditRow, by: Minor) {
  assertOneRow(await changeRows(MOVE, [boundInteger(by), company_id, id]))
}
