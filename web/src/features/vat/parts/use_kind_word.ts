import { useTranslation } from 'react-i18next'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { VatRate } from '../vat'

/** A rate of VAT, or why there is none: `19 %`, `Reverse charge`. */
export function useKindWord() {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  return ({ category, rate }: Pick<VatRate, 'category' | 'rate'>) =>
    category === 'S' ? formatPercent(rate, language) : t(`category.${category}`)
}
