import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatHours, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Summary } from '../ledger'

/** Open estimates and how many were won, hours, and the next recurring invoice. */
export function Comes({ summary }: { summary: Summary }) {
  const { t } = useTranslation('ledger')
  const { language } = useLanguage()
  const { estimates, nextRun, workedSeconds } = summary
  const items = [
    ...estimates.open.map(({ currency, count, total }) => ({
      label: t('comes.estimates', { count }),
      value: <Money amount={total} currency={currency} />,
    })),
    {
      label: t('comes.hit_rate'),
      value: estimates.hitRate === null ? null : formatPercent(estimates.hitRate, language),
    },
    {
      label: t('comes.next_run'),
      value: nextRun && (
        <>
          <Anchor component={Link} to={`/recurring-invoices/${nextRun._id}`}>
            {nextRun.name}
          </Anchor>{' '}
          · <DayText value={nextRun.date} /> ·{' '}
          <Money amount={nextRun.total} currency={nextRun.currency} />
        </>
      ),
    },
    { label: t('comes.hours'), value: workedSeconds > 0 ? formatHours(workedSeconds) : null },
  ]
  if (items.every(({ value }) => !value)) return null
  return (
    <Section title={t('comes.title')}>
      <KeyValueList items={items} />
    </Section>
  )
}
