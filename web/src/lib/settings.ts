import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from './api'
import type { Language } from './languages'
import { recordQuery } from './queries'
import { useSession } from './session'

/** The parts of `GET /api/settings` that more than one screen reads; the settings pages know the rest. */
export interface Settings {
  companyInfo: { companyName?: string | null; logo?: string | null; country?: string }
  preferences: {
    language?: Language
    /** Of documents for clients without one of their own. */
    documentLanguage?: Language
    currency?: string
    timeZone?: string
    paymentTermDays?: number
    /** Percent. */
    defaultTaxRate?: number
  }
}

/** Currency until the company has chosen one (specification, section 3). */
export const DEFAULT_CURRENCY = 'EUR'

/** Country until the company has chosen one: Germany first. */
export const DEFAULT_COUNTRY = 'DE'

const settingsQuery = recordQuery<Settings>('/api/settings')

/** The company's settings. A super admin has no company and asks for none. */
export function useSettings() {
  const { isSuperAdmin } = useSession()
  return useQuery({ ...settingsQuery, enabled: !isSuperAdmin })
}

/** Saves the full preferences with another language. */
export function useSaveLanguage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) => {
      const preferences = queryClient.getQueryData(settingsQuery.queryKey)?.preferences
      return request('POST', '/api/settings', {
        body: { preferences: { ...preferences, language } },
      })
    },
    onSuccess: (_, language) => {
      queryClient.setQueryData(
        settingsQuery.queryKey,
        (known) => known && { ...known, preferences: { ...known.preferences, language } }
      )
    },
    onError: (failure) => console.warn('The language could not be saved.', failure),
  })
}
