import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Summary } from '../ledger'

const RISKS: Record<'low' | 'medium' | 'high', StatusKind> = {
  low: 'paid',
  medium: 'partly',
  high: 'overdue',
}

/** How a client pays, from its latest closed invoices. */
export function Behaviour({ behaviour }: { behaviour: Summary['behaviour'] }) {
  const { t } = useTranslation('ledger')
  const { language } = useLanguage()
  const { invoices, writtenOff, averageDays, medianDelay, onTimeRate, lastPaidOn, risk } = behaviour
  return (
    <Section
      title={t('behaviour.title')}
      help={t('behaviour.help', { count: invoices + writtenOff })}
      action={risk && <StatusBadge kind={RISKS[risk]} label={t(`risk.${risk}`)} />}
    >
      {invoices + writtenOff === 0 ? (
        <Text c="dimmed">{t('behaviour.none')}</Text>
      ) : (
        <KeyValueList
          items={[
            {
              label: t('behaviour.average'),
              value: averageDays === null ? null : t('behaviour.days', { count: averageDays }),
            },
            {
              label: t('behaviour.delay'),
              value: medianDelay === null ? null : t('behaviour.days', { count: medianDelay }),
            },
            {
              label: t('behaviour.on_time'),
              value: onTimeRate === null ? null : formatPercent(onTimeRate, language),
            },
            { label: t('behaviour.last'), value: <DayText value={lastPaidOn} /> },
            { label: t('behaviour.written_off'), value: writtenOff > 0 ? writtenOff : null },
          ]}
        />
      )}
    </Section>
  )
}
