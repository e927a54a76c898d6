import { useQueryClient } from '@tanstack/react-query'
import { AFFECTED } from './claim'

/** Loads again what shows claims. */
export function useRefreshClaims() {
  const queryClient = useQueryClient()
  return async () => {
    for (const path of AFFECTED) await queryClient.invalidateQueries({ queryKey: [path] })
  }
}
