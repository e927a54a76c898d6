import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { type Estimate, isStanding } from '../estimate'

/** The invoices that ask for a part of the order in advance. */
export function DownPayments({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('estimates')
  const { currency } = estimate
  const downPayments = estimate.downPayments.filter(({ status }) => isStanding(status))
  if (downPayments.length === 0) return null
  return (
    <Section title={t('advance.title')}>
      <KeyValueList
        items={downPayments.map(({ _id, number, total }) => ({
          label: number ?? t('advance.draft'),
          value: (
            <Anchor component={Link} to={`/view/invoices/${_id}`} underline="always" inherit>
              <Money amount={total} currency={currency} />
            </Anchor>
          ),
        }))}
      />
    </Section>
  )
}
