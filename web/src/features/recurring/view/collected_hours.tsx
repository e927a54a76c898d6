import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { BilledLine } from '@/features/documents/lines/billed_line'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Recurring } from '../recurring'
import classes from './view.module.css'

interface CollectedHoursProps {
  collected: NonNullable<Recurring['collected']>
  currency: string
}

/** The unbilled hours that the next invoice would bill if it were made now. */
export function CollectedHours({ collected, currency }: CollectedHoursProps) {
  const { t } = useTranslation('recurring')
  const { language } = useLanguage()
  const { lines, net, hoursWithoutRate } = collected
  return (
    <>
      {lines.length === 0 ? (
        <Text c="dimmed">{t('view.no_hours')}</Text>
      ) : (
        <ol className={classes.rows}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves them
            <li key={index} className={classes.row}>
              <BilledLine
                line={line}
                currency={currency}
                classes={{ text: classes.text, price: classes.figure }}
              />
            </li>
          ))}
          <li className={classes.row}>
            <Text className={classes.text} fw={500}>
              {t('view.hours_net')}
            </Text>
            <Text span fw={500} className={classes.figure}>
              <Money amount={net} currency={currency} />
            </Text>
          </li>
        </ol>
      )}
      {hoursWithoutRate > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('view.hours_without_rate', { hours: formatNumber(hoursWithoutRate, language) })}
        </Text>
      )}
    </>
  )
}
