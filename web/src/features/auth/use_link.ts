import { useEffect, useState } from 'react'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/api'
import { failureText, HttpFailure } from '@/lib/http_failure'

export type OpenedLink = AnswerOf<'POST', '/api/auth/links/show'>

interface AskedLink {
  /** Nothing was heard of the link yet. */
  isAsking: boolean
  link?: OpenedLink
  /** Why the link opens nothing any more. Without an answer it may still be good: then this is not set. */
  refusal?: string
}

/** What the link with this key opens, so that its page asks the right questions. */
export function useLink(token: string | null): AskedLink {
  const [asked, setAsked] = useState<AskedLink>({ isAsking: token !== null })
  useEffect(() => {
    if (token === null) return
    const end = new AbortController()
    const tell = (told: Omit<AskedLink, 'isAsking'>) => {
      if (!end.signal.aborted) setAsked({ isAsking: false, ...told })
    }
    api('POST', '/api/auth/links/show', {
      body: { token },
      signal: end.signal,
      keepsSession: true,
    }).then(
      (link) => tell({ link }),
      (failure: unknown) => {
        const isOver = failure instanceof HttpFailure && failure.status === 404
        tell(isOver ? { refusal: failureText(failure, failure.message) } : {})
      }
    )
    return () => end.abort()
  }, [token])
  return asked
}
