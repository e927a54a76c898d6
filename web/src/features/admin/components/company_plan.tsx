import { Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { PlanUsage } from '@/components/plan/plan_usage'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Company } from '../company'

/** The value of the choice without a plan. */
const NO_PLAN = ''

/** The plan of a company with its usage, and the choice of another; hidden while there are no plans. */
export function CompanyPlan({ company }: { company: Company }) {
  const { t } = useTranslation('admin')
  const { data: plans = [] } = useQuery(recordQuery('/api/admin/plans'))
  const give = useChange({
    change: (planId: string | null) =>
      api('PUT', '/api/admin/companies/:id/plan', {
        params: { id: company._id },
        body: { planId },
      }),
    affects: ['/api/admin'],
    onDone: ({ plan }) =>
      showDone(
        plan
          ? t('plan.given', { company: company.name, plan: plan.name })
          : t('plan.taken', { company: company.name })
      ),
  })
  const { planUsage } = company
  if (plans.length === 0 && planUsage === null) return null
  const shown = give.isPending ? give.variables : (planUsage?._id ?? null)
  return (
    <Section title={t('plan.title')} help={t('plan.help')}>
      <Stack>
        <Select
          aria-label={t('plan.title')}
          data={[
            { value: NO_PLAN, label: t('plan.none') },
            ...plans.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          value={shown ?? NO_PLAN}
          onChange={(planId) => give.mutate(planId === NO_PLAN ? null : planId)}
          allowDeselect={false}
          disabled={give.isPending || company.status === 'closed'}
          maw={360}
        />
        {planUsage && <PlanUsage usage={planUsage.usage} />}
      </Stack>
    </Section>
  )
}
