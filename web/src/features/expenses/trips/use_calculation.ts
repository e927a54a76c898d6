import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isExactNumber } from '@/lib/exact_amounts'
import { api } from '@/lib/server/api'
import { ASIDE } from '@/lib/server/first_answers'
import { isTimed, journeyBody, type TripValues } from './trip_values'

const PAUSE_MS = 300

/**
 * The amounts of a journey, as the server calculates them, while its form is written. Typed figures are added once it is
 * known that they are needed.
 */
export function useCalculation(values: TripValues) {
  const isReady = isTimed(values) && (values.km === '' || isExactNumber(values.km))
  const bare = JSON.stringify(journeyBody(values, { perKm: false, perDiem: false }))
  const [settled] = useDebouncedValue(bare, PAUSE_MS)
  const { data, error } = useQuery({
    queryKey: ['trip calculation', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/trip-claims/calculation', { body: JSON.parse(settled), signal }),
    enabled: isReady && settled === bare,
    placeholderData: keepPreviousData,
    retry: false,
    meta: ASIDE,
  })
  const calculation = isReady ? data : undefined
  return {
    calculation,
    failure: isReady ? error : null,
    needs: {
      perKm: calculation?.drive?.perKm === null,
      perDiem: calculation?.meals?.amount === null,
    },
  }
}

export type Calculation = NonNullable<ReturnType<typeof useCalculation>['calculation']>
