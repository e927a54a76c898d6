import type { CompanyContext } from '#core/http/caller'
import { expensesToTransfer } from '#modules/expenses/public'
import { heldExpenses } from '#modules/transfers/queries/held_expenses'
import { obstacleOf } from '#modules/transfers/rules/obstacle'
import { transformCandidate } from '#modules/transfers/transformers/transfer_transformer'

export default class TransferCandidatesController {
  /** The expenses that are still to be paid, the first due first, and why some cannot be transferred. */
  async index({ company }: CompanyContext) {
    const expenses = await expensesToTransfer(company)
    const held = await heldExpenses(company)
    return expenses.map((expense) => transformCandidate(expense, obstacleOf(expense, held)))
  }
}
