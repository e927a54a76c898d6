import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { BilledLine } from '@/features/documents/lines/billed_line'
import { formatHours, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './hours.module.css'
import type { HoursPreview } from './use_hours_preview'

interface HoursLinesProps {
  preview: HoursPreview
  /** Whether the lines are those of the present choice. */
  isCurrent: boolean
}

/** The lines that the chosen hours become, and their sum. */
export function HoursLines({ preview, isCurrent }: HoursLinesProps) {
  const { t } = useTranslation('hours')
  const { language } = useLanguage()
  const { lines, currency, net, total, priceMode, seconds } = preview
  const billed = lines.reduce((sum, { quantity }) => sum + Math.round(quantity * 100), 0)
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('lines.none')}
      </Text>
    )
  }
  return (
    <section
      className={classes.lines}
      aria-label={t('lines.title')}
      data-old={!isCurrent || undefined}
    >
      <ol className={classes.list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves them
          <li key={index} className={classes.line}>
            <BilledLine
              line={line}
              currency={currency}
              classes={{ text: classes.text, price: classes.price }}
            />
            <span className={classes.amount}>
              <Money amount={line.amount} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.sum} role="status">
        <Text size="xs" c="dimmed" span>
          {t('lines.worked', {
            worked: formatHours(seconds),
            billed: formatNumber(billed / 100, language),
          })}
        </Text>
        <strong className={classes.amount}>
          <Money amount={priceMode === 'gross' ? total : net} currency={currency} />
        </strong>
        <Text size="xs" c="dimmed" span className={classes.mode}>
          {t(`lines.${priceMode}`)}
        </Text>
      </div>
    </section>
  )
}
