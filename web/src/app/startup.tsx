import { type ReactNode, useEffect, useState } from 'react'
import { PageSpinner } from '@/components/loading/page_spinner'
import { currentLanguage, showLanguage } from '@/lib/language/language'
import type { Label } from '@/lib/language/languages'
import { startSession } from '@/lib/session/session_clock'

/** The loading state ends this long after the start (specification, section 9). */
export const LOADING_MS = 300

const INITIALIZING: Label = {
  en: 'Initializing...',
  de: 'Wird initialisiert...',
  sq: 'Duke u inicializuar...',
}

/** Checks the session and begins to load the first screen before anything is shown. */
export function Startup({ preload, children }: { preload: () => void; children: ReactNode }) {
  const [isLoading, setIsLoading] = useState(true)

  useEffect(() => {
    showLanguage(currentLanguage())
    const stopSession = startSession()
    preload()
    const timer = setTimeout(() => setIsLoading(false), LOADING_MS)
    return () => {
      clearTimeout(timer)
      stopSession()
    }
  }, [preload])

  return isLoading ? <PageSpinner text={INITIALIZING[currentLanguage()]} /> : children
}
