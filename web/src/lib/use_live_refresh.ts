import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLive, onLiveEvent } from './live'
import { useSession } from './session'
import { TOUCHED_ROOTS } from './touched_roots'

/** Keeps what is shown as new as the server: what changes elsewhere is asked again at once. */
export function useLiveRefresh() {
  const queryClient = useQueryClient()
  const { isSuperAdmin } = useSession()
  useEffect(() => {
    if (isSuperAdmin) return
    const stopListening = onLiveEvent(({ kind }) => {
      const roots =
        kind === 'all' ? new Set(Object.values(TOUCHED_ROOTS).flat()) : (TOUCHED_ROOTS[kind] ?? [])
      for (const root of roots) void queryClient.invalidateQueries({ queryKey: [root] })
    })
    const stopFollowing = followLive()
    return () => {
      stopListening()
      stopFollowing()
    }
  }, [queryClient, isSuperAdmin])
}
