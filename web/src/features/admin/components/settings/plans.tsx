import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Section } from '@/components/page/section'
import { sizeText } from '@/components/plan/size_text'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { StatusBadge } from '@/components/values/status_badge'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { COUNTED, type Plan } from '../../plans'
import classes from '../admin.module.css'
import { PlanDialog } from './plan_dialog'

/** The plans of this installation, which limit companies. */
export function Plans() {
  const { t } = useTranslation('admin')
  const { data: plans = [] } = useQuery(recordQuery('/api/admin/plans'))
  const [edited, setEdited] = useState<Plan | 'new'>()
  const [deleted, setDeleted] = useState<Plan>()
  const remove = useChange({
    change: ({ _id }: Plan) => api('DELETE', '/api/admin/plans/:id', { params: { id: _id } }),
    affects: ['/api/admin'],
    onDone: (_, { name }) => showDone(t('plans.deleted', { name })),
  })
  return (
    <Section
      title={t('plans.title')}
      help={t('plans.help')}
      action={
        <Button variant="default" onClick={() => setEdited('new')}>
          {t('plans.add')}
        </Button>
      }
      padding={plans.length > 0 ? 'none' : 'normal'}
    >
      {plans.length === 0 && <Text c="dimmed">{t('plans.none')}</Text>}
      {plans.length > 0 && (
        <ul className={classes.list}>
          {plans.map((plan) => (
            <Row
              key={plan._id}
              plan={plan}
              onEdit={() => setEdited(plan)}
              onDelete={() => setDeleted(plan)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          isOpen
          title={t('plans.delete_title', { name: deleted.name })}
          verb={t('plans.delete')}
          tone="danger"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(deleted, { onSettled: () => setDeleted(undefined) })}
          onCancel={() => setDeleted(undefined)}
        >
          {t('plans.delete_text')}
        </ConfirmDialog>
      )}
    </Section>
  )
}

interface RowProps {
  plan: Plan
  onEdit: () => void
  onDelete: () => void
}

function Row({ plan, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('admin')
  const { name, isDefault, companyCount } = plan
  const limits = useLimitTexts(plan)
  return (
    <li className={classes.row}>
      <div className={classes.plan}>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c="dimmed">
          {limits.length > 0 ? limits.join(' · ') : t('plans.unlimited')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('plans.companies', { count: companyCount })}
        </Text>
      </div>
      {isDefault && <StatusBadge kind="paid" label={t('plans.is_default')} />}
      <Group gap="xs">
        <Button variant="default" onClick={onEdit} aria-label={t('plans.edit_of', { name })}>
          {t('plans.edit')}
        </Button>
        <Button variant="default" onClick={onDelete} aria-label={t('plans.delete_of', { name })}>
          {t('plans.delete')}
        </Button>
      </Group>
    </li>
  )
}

/** The limits that a plan has, as words. */
function useLimitTexts(plan: Plan) {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const counted = COUNTED.flatMap((limit) => {
    const value = plan[limit]
    if (value === null) return []
    return t(`plans.limit.${limit}`, { count: value, value: formatNumber(value, language) })
  })
  const { storageBytes } = plan
  return storageBytes === null
    ? counted
    : [...counted, t('plans.limit.storage', { size: sizeText(storageBytes, language) })]
}
