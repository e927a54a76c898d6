import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'

type CompanySettings = Extract<AnswerOf<'GET', '/api/settings'>, { numberRanges: unknown }>

/** How each time entry is rounded where it becomes money. */
export type TimeRounding = CompanySettings['preferences']['timeRounding']

export const ROUNDING_MODES = ['none', 'up', 'nearest', 'down'] as const
export const ROUNDING_MINUTES = [5, 6, 10, 15, 30, 60] as const

/** The rule before a company has chosen one. */
export const NO_ROUNDING: TimeRounding = { mode: 'none', minutes: 15 }

/** `round up to 15 min`: a rule in a few words, as a part of a sentence. */
export function useRoundingText() {
  const { t } = useTranslation('hours')
  return ({ mode, minutes }: TimeRounding) => t(`rule.short.${mode}`, { minutes })
}

/** `Round up, 15 minutes`, or that it is as in the company: the rule of a project. */
export function useProjectRounding() {
  const { t } = useTranslation('hours')
  const textOf = useRoundingText()
  return (own: TimeRounding | null | undefined, ofCompany: TimeRounding) => {
    if (!own) return t('rule.inherited', { rule: textOf(ofCompany) })
    const mode = t(`rule.mode.${own.mode}`)
    return own.mode === 'none' ? mode : `${mode}, ${t('rule.step', { minutes: own.minutes })}`
  }
}
