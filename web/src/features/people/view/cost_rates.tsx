import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { Money } from '@/components/values/money'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { COST_AFFECTED } from './person_page'

interface CostRatesProps {
  personId: string
  onNew: () => void
}

/** The cost of an hour of a person with the days from which it applies, for owners. */
export function CostRates({ personId, onNew }: CostRatesProps) {
  const { t } = useTranslation('people')
  const { data = [] } = useQuery(
    recordQuery('/api/employees/:id/cost-rates', { params: { id: personId } })
  )
  const remove = useChange({
    change: (rateId: string) =>
      api('DELETE', '/api/employees/:id/cost-rates/:rateId', { params: { id: personId, rateId } }),
    affects: COST_AFFECTED,
    onDone: () => showDone(t('cost.deleted')),
  })
  return (
    <Section
      title={t('cost.title')}
      help={t('cost.help')}
      padding="none"
      action={
        <Button variant="default" size="xs" onClick={onNew}>
          {t('cost.new')}
        </Button>
      }
    >
      {data.length === 0 && (
        <Text c="dimmed" p="md">
          {t('cost.none')}
        </Text>
      )}
      <ul className={rows.list}>
        {data.map(({ _id, from, amount, currency }) => (
          <li key={_id}>
            <span className={rows.words}>{t('cost.from', { day: formatDate(from) })}</span>
            <Money amount={amount} currency={currency} />
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={t('cost.delete_named', { day: formatDate(from) })}
              loading={remove.isPending && remove.variables === _id}
              onClick={() => remove.mutate(_id)}
            >
              {t('absence.delete')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
