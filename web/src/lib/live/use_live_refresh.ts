import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../session/session'
import { followLive, onLiveEvent } from './live'
import { pathsRefreshedBy } from './refresh_rules'

/** Keeps the screen as fresh as the server: answers that a live event makes outdated are fetched again at once. */
export function useLiveRefresh() {
  const queryClient = useQueryClient()
  const { isSuperAdmin } = useSession()
  useEffect(() => {
    if (isSuperAdmin) return
    const stopListening = onLiveEvent(({ kind }) => {
      for (const path of pathsRefreshedBy(kind)) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    })
    const stopFollowing = followLive()
    return () => {
      stopListening()
      stopFollowing()
    }
  }, [queryClient, isSuperAdmin])
}
