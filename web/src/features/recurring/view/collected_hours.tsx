import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/money'
import { formatNumber } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
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
          {lines.map(({ description, quantity, unit, unitPrice }, index) => {
            const [name, ...about] = description.split('\n')
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves them
              <li key={index} className={classes.row}>
                <div className={classes.text}>
                  {name}
                  <Text size="xs" c="dimmed">
                    {about.join(' ')}
                  </Text>
                </div>
                <span className={classes.figure}>
                  {`${formatNumber(quantity, language)} ${unit} × `}
                  <Money amount={unitPrice} currency={currency} maximumDecimals={6} />
                </span>
              </li>
            )
          })}
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
