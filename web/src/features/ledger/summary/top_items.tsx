import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import type { Summary } from '../ledger'
import classes from './summary.module.css'

/** Best-selling items of the last twelve months. */
export function TopItems({ summary }: { summary: Summary }) {
  const { t } = useTranslation('ledger')
  if (summary.topItems.length === 0) return null
  return (
    <Section title={t('items.title')} help={t('items.help')}>
      <ol className={classes.items}>
        {summary.topItems.map(({ description, currency, net, invoices }) => (
          <li key={`${description} ${currency}`} className={classes.item}>
            <span>
              {description}
              <Text span c="dimmed" size="xs" ml={8} className={classes.count}>
                {t('items.invoices', { count: invoices })}
              </Text>
            </span>
            <Money amount={net} currency={currency} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
