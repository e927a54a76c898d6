import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { sharedValue } from '../shared_value'

/** The `meta` of a query that no screen waits for: it belongs to the shell, or its place on the screen is reserved. */
export const ASIDE = { isAside: true }

const complete = sharedValue(false)

/** Whether a screen has been complete since the page was loaded. */
export const useCompleteScreen = complete.use

/**
 * Whether the first answers that a screen has asked for are there, failed ones included. It stays true for as long as
 * the screen is shown, and begins again with another one.
 * @param screen identifies the screen, for example the path of the page
 */
export function useFirstAnswers(screen: string) {
  const client = useQueryClient()
  const [settled, setSettled] = useState<string>()
  const isSettled = settled === screen

  // Before the first paint: a screen whose answers are all in the cache appears at once.
  useLayoutEffect(() => {
    if (!queriesOf(client).some(isUnanswered)) setSettled(screen)
  }, [client, screen])

  useEffect(() => {
    if (isSettled) return
    let events = 0
    // Components hear of an answer in the turn that is scheduled here; in the next frame it is rendered, and what it
    // makes them ask for is on its way.
    const check = () => {
      events += 1
      const seen = events
      if (queriesOf(client).some(isOnItsWay)) return
      notifyManager.schedule(() =>
        requestAnimationFrame(() => seen === events && flushSync(() => setSettled(screen)))
      )
    }
    check()
    const stop = client.getQueryCache().subscribe(check)
    return () => {
      stop()
      events += 1
    }
  }, [client, screen, isSettled])

  useEffect(() => {
    if (isSettled) complete.set(true)
  }, [isSettled])
  return isSettled
}

const queriesOf = (client: QueryClient) => client.getQueryCache().getAll()

/** Without an answer and wanted: rendering has named the query, its effects have not sent it yet. */
const isUnanswered = ({ state, meta, options }: Query) =>
  state.status === 'pending' &&
  !meta?.isAside &&
  !('enabled' in options && options.enabled === false)

const isOnItsWay = (query: Query) => isUnanswered(query) && query.state.fetchStatus !== 'idle'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isAside?: boolean }
  }
}
