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
  /** Why nothing was heard of the link: asking once more may help. */
  failure?: unknown
}

/**
 * The record behind a link, so that its page asks the right questions.
 * @param token its secret; without one no request is sent
 * @param id of links that have one in their path
 */
export function useLink(token: string, id?: string): AskedLink & { askAgain: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [asked, setAsked] = useState<AskedLink>({ isAsking: token !== '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks once more
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
        tell(isOver ? { refusal: failureText(failure, failure.message) } : { failure })
      }
    )
    return () => end.abort()
  }, [token, id, attempt])
  return { ...asked, askAgain: () => setAttempt((made) => made + 1) }
}
