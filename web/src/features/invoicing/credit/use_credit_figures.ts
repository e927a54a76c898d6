import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePictures } from '@/components/pictures/use_pictures'
import { api, draw } from '@/lib/server/api'
import { type CreditValues, creditBody, hasCredit } from './credit_values'

const PAUSE_MS = 400

/** The figures and pages of the credit note, a moment after the last input. */
export function useCreditFigures(id: string, values: CreditValues) {
  const asked = JSON.stringify(creditBody(values))
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const isWorth = hasCredit(values)
  // The server refuses a credit note of zero, which the last input may be.
  const isAsked = isWorth && settled === asked
  const params = { id }
  const figures = useQuery({
    enabled: isAsked,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryKey: ['credit figures', id, settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/invoices/:id/credit-notes/preview', {
        params,
        body: JSON.parse(settled),
        signal,
        isDrawn: true,
      }),
  })
  const pictures = usePictures({
    queryKey: ['credit pages', id, settled],
    draw: (portion, signal) =>
      draw('POST', '/api/invoices/:id/credit-notes/picture', portion, {
        params,
        body: JSON.parse(settled),
        signal,
      }),
    isEnabled: isAsked,
    keepsPrevious: true,
    isPassing: true,
  })
  return {
    figures: isWorth ? figures.data : undefined,
    /** Undefined as long as nothing is given back. */
    pictures: isWorth && pictures.data ? pictures : undefined,
    /** The figures are those of what is written now. */
    isCurrent: settled === asked && !figures.isFetching,
  }
}
