import type { Language } from '#core/i18n/languages'
import { hasText, translate } from '#core/i18n/translate'
import type { CheckResult } from './run_checks.js'

/** A result in words. `next` says what to do; null where there is nothing to do. */
export function describe(language: Language, { check, finding }: CheckResult) {
  const { state, code, values } = finding
  const next = `admin:findings.${code}.next`
  return {
    name: check.name,
    title: translate(language, `admin:checks.${check.name}`),
    state,
    code,
    text: translate(language, `admin:findings.${code}.text`, values),
    next: hasText(language, next) ? translate(language, next, values) : null,
  }
}
