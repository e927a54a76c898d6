import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Merged } from '#api/routes'
import type { Language } from './language/languages'
import { api } from './server/api'
import { recordQuery } from './server/queries'
import { useSession } from './session/session'

type SettingsAnswer = AnswerOf<'GET', '/api/settings'>

/** Settings for everyone, and those for the desk only. Default tax rates are percent. */
export interface Settings {
  companyInfo: Merged<SettingsAnswer['companyInfo']>
  preferences: Merged<SettingsAnswer['preferences']>
  /** Texts on documents by language, for the desk; empty where a language has no own one. */
  texts?: Extract<SettingsAnswer, { texts: unknown }>['texts']
}

/** Currency until the company has chosen one (specification, section 3). */
export const DEFAULT_CURRENCY = 'EUR'

/** Country until the company has chosen one: Germany first. */
export const DEFAULT_COUNTRY = 'DE'

const DEFAULT_TAX_RATE = 19

/** VAT of a new line or item in percent, a decimal string: the company's usual rate, none for a small business. */
export const taxRateOf = (preferences: Settings['preferences'] | undefined) =>
  String(preferences?.isSmallBusiness ? 0 : (preferences?.defaultTaxRate ?? DEFAULT_TAX_RATE))

/** The answer of the server, which differs by caller. */
export const settingsQuery = recordQuery('/api/settings')

/** The company's settings. A super admin has no company and asks for none. */
export function useSettings() {
  const { isSuperAdmin } = useSession()
  return useQuery({
    ...settingsQuery,
    enabled: !isSuperAdmin,
    select: (settings): Settings => settings,
  })
}

/** Saves the full preferences with another language. */
export function useSaveLanguage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) => {
      const preferences = queryClient.getQueryData(settingsQuery.queryKey)?.preferences
      return api('POST', '/api/settings', {
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
