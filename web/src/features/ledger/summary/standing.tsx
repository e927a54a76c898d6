import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { Money } from '@/components/values/money'
import type { Summary } from '../ledger'

const FIGURES = ['invoiced', 'paid', 'outstanding', 'overdue', 'credit'] as const

/** Invoiced, paid, open, overdue and credited amounts: a strip for each currency. */
export function Standing({ summary }: { summary: Summary }) {
  const { t } = useTranslation('ledger')
  const { standing, currency } = summary
  const nothing = { currency, invoiced: 0, paid: 0, outstanding: 0, overdue: 0, credit: 0 }
  return (standing.length > 0 ? standing : [nothing]).map((one) => (
    <DetailHeader
      key={one.currency}
      figures={FIGURES.filter((name) => name !== 'credit' || one.credit > 0).map((name) => ({
        label: t(`standing.${name}`),
        value: (
          <Text
            span
            inherit
            c={name === 'overdue' && one.overdue > 0 ? 'var(--kontor-status-overdue)' : undefined}
          >
            <Money amount={one[name]} currency={one.currency} />
          </Text>
        ),
      }))}
    />
  ))
}
