import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { PlanUsage } from '@/components/plan/plan_usage'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences } from '@/lib/session/current_user'

/** The plan of the company with its usage, for owners; nothing where the company has no plan. */
export function OwnPlan() {
  const { t } = useTranslation('settings')
  const isOwner = useAudiences()?.includes('owner') === true
  const { data } = useQuery({ ...recordQuery('/api/plan'), enabled: isOwner })
  if (!data?.plan) return null
  return (
    <Section title={t('plan.title', { name: data.plan.name })} help={t('plan.help')}>
      <PlanUsage usage={data.plan.usage} />
    </Section>
  )
}
