import type { QueryClient } from '@tanstack/react-query'
import { showRefusal } from '@/components/toast'
import { api } from '@/lib/server/api'

/**
 * Matches an entry of a bank statement with the expense that was recorded from it.
 * @returns whether it did; a refusal is shown, such as that the amounts differ
 */
export async function payByEntry(queryClient: QueryClient, entryId: string, expenseId: string) {
  try {
    await api('POST', '/api/bank-entries/:id/expenses', {
      params: { id: entryId },
      body: { expenseIds: [expenseId] },
    })
    return true
  } catch (failure) {
    showRefusal(failure)
    return false
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['/api/bank-entries'] })
  }
}
