import { Box } from '@mantine/core'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ErrorAlert } from '@/components/page/error_alert'
import { suggestLanguage } from '@/lib/language/language'
import type { Language } from '@/lib/language/languages'
import { HttpFailure } from '@/lib/server/http_failure'
import { newQueryClient } from '@/lib/server/queries'
import { useZoneOf } from '@/lib/time/zone'

/** The parts of a secret link: the record, and the key that opens it. */
export interface Link {
  id: string
  key: string
}

interface SecretPageProps {
  id: string | undefined
  children: (link: Link) => ReactNode
}

/** A page behind a secret link, `…/{id}#key`. Without a key it shows the sign-in page. */
export function SecretPage({ id = '', children }: SecretPageProps) {
  const key = useLocation().hash.slice(1)
  // The provider of the app exists only behind the sign-in.
  const [queryClient] = useState(newQueryClient)
  if (!key) return <Navigate to="/login" replace />
  return (
    <QueryClientProvider client={queryClient}>
      <Fragment key={key}>{children({ id, key })}</Fragment>
    </QueryClientProvider>
  )
}

/**
 * The record behind a secret link, in the language of its recipient and in the zone of its author, where times are
 * shown. It is cached only while it is shown.
 * @param name of the query, with everything that the answer depends on
 */
export function useSecret<Shown extends { language: Language; timeZone?: string }>(
  name: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Shown>
) {
  const queryClient = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: name,
    queryFn: ({ signal }) => ask(signal),
    retry: false,
    gcTime: 0,
  })
  useZoneOf(data?.timeZone)
  const language = data?.language
  useEffect(() => {
    if (language) void suggestLanguage(language)
  }, [language])
  return {
    shown: data,
    failure: error,
    isPending,
    askAgain: () => void refetch(),
    /** Shows what the server has answered to a change. */
    show: (answer: Shown) => queryClient.setQueryData(name, answer),
  }
}

interface LinkFailureProps {
  failure: unknown
  onRetry: () => void
}

/** The reason why a link shows nothing. A refusal offers no other try, unless there were too many calls. */
export function LinkFailure({ failure, onRetry }: LinkFailureProps) {
  const status = failure instanceof HttpFailure ? failure.status : 0
  const isFinal = status >= 400 && status < 500 && status !== 429
  return (
    <Box mt="md">
      <ErrorAlert failure={failure} {...(!isFinal && { onRetry })} />
    </Box>
  )
}
