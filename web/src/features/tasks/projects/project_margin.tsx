import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { recordQuery } from '@/lib/server/queries'

/** Revenue and cost of a project so far, for owners; each figure leads to its list. */
export function ProjectMargin({ projectId }: { projectId: string }) {
  const { t } = useTranslation('tasks')
  const { data } = useQuery(recordQuery('/api/projects/:id/margin', { params: { id: projectId } }))
  if (!data) return null
  const { currency } = data
  const linked = (to: string, amount: number) => (
    <Anchor component={Link} to={to} inherit>
      <Money amount={amount} currency={currency} />
    </Anchor>
  )
  const time = `/projects/${projectId}/?tab=time`
  return (
    <Section title={t('margin.title')} help={t('margin.help')}>
      <KeyValueList
        items={[
          { label: t('margin.revenue'), value: linked(time, data.revenue) },
          { label: t('margin.labourCost'), value: linked(time, data.labourCost) },
          {
            label: t('margin.expenses'),
            value: linked(`/expenses?projectId=${projectId}`, data.expenses),
          },
          {
            label: t('margin.margin'),
            value: <Money amount={data.margin} currency={currency} />,
          },
          {
            label: t('margin.hourlyRate'),
            value: data.hourlyRate !== null && (
              <Money amount={data.hourlyRate} currency={currency} />
            ),
          },
        ]}
      />
    </Section>
  )
}
