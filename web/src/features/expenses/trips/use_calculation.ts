import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isExactNumber } from '@/lib/exact_amounts'
import { api } from '@/lib/server/api'
import { ASIDE } from '@/lib/server/first_answers'
import {
  type Calculation,
  isTimed,
  type JourneyBody,
  journeyBody,
  type Needs,
  type TripValues,
} from './trip_values'

const PAUSE_MS = 300
const NO_NEEDS: Needs = { perKm: false, perDiem: false }

/**
 * The amounts of a journey, as the server calculates them, while its form is written. A first answer says which figures
 * have to be typed; with those, a second one has the sums.
 */
export function useCalculation(values: TripValues) {
  const isReady = isTimed(values) && (values.km === '' || isExactNumber(values.km))
  const bare = useAnswer(journeyBody(values, NO_NEEDS), isReady)
  const needs = isReady ? needsOf(bare.data) : NO_NEEDS
  const hasNeeds = needs.perKm || needs.perDiem
  const isTyped =
    (!needs.perKm || isExactNumber(values.perKm)) &&
    (!needs.perDiem || isExactNumber(values.perDiem))
  const typed = useAnswer(journeyBody(values, needs), isReady && hasNeeds && isTyped)
  const { data, error } = hasNeeds ? typed : bare
  return {
    /** Undefined until every figure is known. */
    calculation: isReady && isTyped && isComplete(data) ? data : undefined,
    failure: isReady && isTyped ? error : null,
    needs,
    mealRule: bare.data?.meals?.rule ?? null,
  }
}

function useAnswer(body: JourneyBody, isEnabled: boolean) {
  const text = JSON.stringify(body)
  const [settled] = useDebouncedValue(text, PAUSE_MS)
  return useQuery({
    queryKey: ['trip calculation', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/trip-claims/calculation', { body: JSON.parse(settled), signal }),
    enabled: isEnabled && settled === text,
    placeholderData: keepPreviousData,
    retry: false,
    meta: ASIDE,
  })
}

const needsOf = (answer: Calculation | undefined): Needs => ({
  perKm: answer?.drive?.perKm === null,
  perDiem: answer?.meals?.amount === null,
})

function isComplete(answer: Calculation | undefined) {
  const { perKm, perDiem } = needsOf(answer)
  return !perKm && !perDiem
}
