import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'

interface OfferFiguresProps {
  /** Undefined until they are known. */
  counts: { open: Amounts; won: Amounts; hitRate: number | null } | undefined
}

/** By currency. */
type Amounts = Record<string, number>

/** Open and won offers, and the success rate. */
export function OfferFigures({ counts }: OfferFiguresProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  if (!counts) return null
  const sums = (amounts: Amounts) =>
    Object.entries(amounts)
      .map(([currency, amount]) => formatMoney(amount, currency, language))
      .join(' + ') || '–'
  const parts = [
    t('offer.open_sum', { amount: sums(counts.open) }),
    t('offer.won_sum', { amount: sums(counts.won) }),
    ...(counts.hitRate === null ? [] : [t('offer.hit_rate', { percent: counts.hitRate })]),
  ]
  return <>{parts.join(' · ')}</>
}
