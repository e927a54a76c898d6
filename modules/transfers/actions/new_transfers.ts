import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { type Minor, minor } from '#core/money/minor'
import { sepaAddress } from '#core/sepa/payment_parts'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import {
  type TransferableExpense,
  type VendorAddress,
  vendorAddresses,
} from '#modules/expenses/public'
import { purposeOf } from '#modules/transfers/file/purpose'
import type { FiledTransfer } from '#modules/transfers/file/transfer_file'
import { skontoOn } from '#modules/transfers/rules/transferred_amount'

/** A transfer that is kept with its order. */
export interface NewTransfer extends FiledTransfer {
  expense: TransferableExpense
  /** In cents. */
  skonto: Minor
}

const UNKNOWN: VendorAddress = { street: '', postalCode: '', city: '', country: '' }

/** The transfers that pay expenses on a day, less Skonto that is not over by then, in the order of the expenses. */
export async function transfersFor(
  company: CompanyScope,
  expenses: readonly TransferableExpense[],
  executeOn: Day
): Promise<NewTransfer[]> {
  const addresses = await vendorAddresses(
    company,
    expenses.map(({ id }) => id)
  )
  return expenses.map((expense) => {
    const skonto = skontoOn(expense, executeOn)
    return {
      id: newId(),
      expense,
      creditor: sepaText(expense.vendor, LONGEST.name),
      ...sepaAddress(addresses.get(expense.id) ?? UNKNOWN),
      iban: expense.vendorIban,
      amount: minor(expense.gross - skonto),
      skonto,
      purpose: purposeOf(expense, company.language),
    }
  })
}
