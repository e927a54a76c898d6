import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'

export type DraftFinding = AnswerOf<'POST', '/api/invoices/check'>['findings'][number]

/** The findings that have to be confirmed before a draft is issued. */
export const seriousOf = (findings: readonly DraftFinding[] = []) =>
  findings.filter(({ needsAcknowledgement }) => needsAcknowledgement)

/** Missing and doubtful particulars of a saved draft before it is issued; requested afresh each time. */
export function useIssueCheck(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['saved draft check', id],
    queryFn: async () => {
      // Only needed when a user issues from a list.
      const [{ bodyOf, valuesOf }, invoice] = await Promise.all([
        import('../form/invoice_values'),
        api('GET', '/api/invoices/:id', { params: { id } }),
      ])
      // Lines of a saved draft have their rates: none is needed for new ones.
      const body = bodyOf(valuesOf(invoice, '0'))
      return (await api('POST', '/api/invoices/check', { body })).findings
    },
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
