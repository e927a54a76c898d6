import { useEffect, useState } from 'react'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'

type Registration = AnswerOf<'GET', '/api/auth/registration'>['registration']

/**
 * Whether companies may register. Open until the server has answered: it refuses a registration that is not allowed.
 * @param isAsked false for pages that do not need it
 */
export function useRegistration(isAsked = true) {
  const [registration, setRegistration] = useState<Registration>('open')
  useEffect(() => {
    if (!isAsked) return
    const end = new AbortController()
    api('GET', '/api/auth/registration', { signal: end.signal, keepsSession: true }).then(
      (answer) => setRegistration(answer.registration),
      () => undefined
    )
    return () => end.abort()
  }, [isAsked])
  return registration
}
