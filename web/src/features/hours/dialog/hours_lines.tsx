import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { BilledLine } from '@/features/documents/lines/billed_line'
import { formatHours, formatMoney, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import classes from './hours.module.css'
import type { HoursPreview } from './use_hours_preview'

interface HoursLinesProps {
  preview: HoursPreview
  /** Whether the lines are those of the present choice. */
  isCurrent: boolean
  /** The lines that the same choice had before its figures changed. */
  outdated: HoursPreview | undefined
  /** Switches rounding off. */
  onExact: () => void
}

/** The lines that the chosen hours become, and their sum. */
export function HoursLines({ preview, isCurrent, outdated, onExact }: HoursLinesProps) {
  const { t } = useTranslation('hours')
  const { language } = useLanguage()
  const { lines, currency, priceMode, seconds, hours, withoutRounding } = preview
  if (lines.length === 0) {
    return (
      <div className={classes.nothing}>
        <Text size="sm" c="dimmed" role="status">
          {t(withoutRounding ? 'lines.nothing' : 'lines.none')}
        </Text>
        {withoutRounding && <ExactButton onExact={onExact} />}
      </div>
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
      {withoutRounding && (
        <RoundingEffect preview={preview} exact={withoutRounding} onExact={onExact} />
      )}
      <div className={classes.sum} role="status">
        <Text size="xs" c="dimmed" span>
          {t('lines.worked', {
            worked: formatHours(seconds),
            billed: formatNumber(hours, language),
          })}
        </Text>
        <strong className={classes.amount}>
          <Money amount={sumOf(preview)} currency={currency} />
        </strong>
        <Text size="xs" c="dimmed" span className={classes.mode}>
          {t(`lines.${priceMode}`)}
        </Text>
        {outdated && isCurrent && (
          <Text size="xs" span className={classes.before}>
            {t('lines.before', {
              billed: formatNumber(outdated.hours, language),
              amount: formatMoney(sumOf(outdated), outdated.currency, language),
            })}
          </Text>
        )}
      </div>
    </section>
  )
}

const sumOf = ({ priceMode, total, net }: HoursPreview) => (priceMode === 'gross' ? total : net)

interface RoundingEffectProps {
  preview: HoursPreview
  exact: NonNullable<HoursPreview['withoutRounding']>
  onExact: () => void
}

/** How many hours and how much money rounding adds or takes away, and the way to bill without it. */
function RoundingEffect({ preview, exact, onExact }: RoundingEffectProps) {
  const { t } = useTranslation('hours')
  const { language } = useLanguage()
  const { currency, priceMode, hours } = preview
  const amount = priceMode === 'gross' ? preview.total - exact.total : preview.net - exact.net
  return (
    <div className={classes.effect}>
      <Text size="sm" span>
        {t('lines.rounding', {
          hours: signed(hours - exact.hours, (size) => formatNumber(size, language, 2)),
          amount: signed(amount, (size) => formatMoney(size, currency, language)),
        })}
      </Text>
      <ExactButton onExact={onExact} />
    </div>
  )
}

function ExactButton({ onExact }: Pick<HoursLinesProps, 'onExact'>) {
  const { t } = useTranslation('hours')
  return (
    <Button variant="subtle" size="compact-sm" mx={-8} onClick={onExact}>
      {t('lines.exact')}
    </Button>
  )
}

/** `+0,37` or `−0,37`, with a true minus. */
function signed(value: number, format: (size: number) => string) {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`
}
