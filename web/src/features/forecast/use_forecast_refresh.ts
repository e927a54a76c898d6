import { useQueryClient } from '@tanstack/react-query'
import { AFFECTED } from './forecast'

/** Loads again what a change of the forecast's records has made outdated. */
export function useForecastRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(AFFECTED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
}
