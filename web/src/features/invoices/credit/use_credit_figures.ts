import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, draw } from '@/lib/api'
import { type CreditValues, creditBody, hasCredit } from './credit_values'

const PAUSE_MS = 400

/** What the credit note would come to and its pages, a moment after something was typed. */
export function useCreditFigures(id: string, values: CreditValues) {
  const asked = JSON.stringify(creditBody(values))
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const shared = {
    enabled: hasCredit(values),
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  }
  const params = { id }
  const figures = useQuery({
    ...shared,
    queryKey: ['credit figures', id, settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/invoices/:id/credit-notes/preview', {
        params,
        body: JSON.parse(settled),
        signal,
        isDrawn: true,
      }),
  })
  const pages = useQuery({
    ...shared,
    queryKey: ['credit pages', id, settled],
    queryFn: ({ signal }) =>
      draw('/api/invoices/:id/credit-notes/picture', {
        params,
        body: JSON.parse(settled),
        signal,
      }),
  })
  const isWorth = hasCredit(values)
  return {
    figures: isWorth ? figures.data : undefined,
    pages: isWorth ? pages.data : undefined,
    /** The figures are those of what is written now. */
    isCurrent: settled === asked && !figures.isFetching,
  }
}
