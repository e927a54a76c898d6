import { useEffect, useState } from 'react'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'
import { failureText, HttpFailure } from '@/lib/server/http_failure'

export type OpenedLink = AnswerOf<'POST', '/api/auth/links/show'>

interface AskedLink {
  /** Nothing was heard of the link yet. */
  isAsking: boolean
  link?: OpenedLink
  /** Why the link opens nothing any more. Without an answer it may still be good: then this is not set. */
  refusal?: string
}

/**
 * The record behind a link, so that its page asks the right questions.
 * @param token its secret; without one no request is sent
 * @param id of links that have one in their path
 */
export function useLink(token: string, id?: string): AskedLink {
  const [asked, setAsked] = useState<AskedLink>({ isAsking: token !== '' })
  useEffect(() => {
    if (!token) return
    setAsked({ isAsking: true })
    const end = new AbortController()
    const tell = (told: Omit<AskedLink, 'isAsking'>) => {
      if (!end.signal.aborted) setAsked({ isAsking: false, ...told })
    }
    api('POST', '/api/auth/links/show', {
      body: { id, token },
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
  }, [token, id])
  return asked
}
