import { type ReactNode, useEffect, useState } from 'react'
import { PageSpinner } from '@/components/page_spinner'
import type { Label } from '@/lib/languages'
import { startSession } from '@/lib/session_clock'
import { firstLanguage, startTranslations } from './i18n'

/** The loading state ends this long after the start (specification, section 9). */
export const LOADING_MS = 300

const INITIALIZING: Label = {
  en: 'Initializing...',
  de: 'Wird initialisiert...',
  sq: 'Duke u inicializuar...',
}

/** Checks the session and loads the first translations before anything is shown. */
export function Startup({ children }: { children: ReactNode }) {
  const [isLoading, setIsLoading] = useState(true)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    const stopSession = startSession()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = new Promise((resolve) => {
      timer = setTimeout(resolve, LOADING_MS)
    })
    Promise.all([startTranslations(), wait]).then(() => setIsLoading(false), setFailure)
    return () => {
      clearTimeout(timer)
      stopSession()
    }
  }, [])

  if (failure) throw failure
  return isLoading ? <PageSpinner text={INITIALIZING[firstLanguage()]} /> : children
}
