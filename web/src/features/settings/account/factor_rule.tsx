import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'

/** Whether everybody of the company needs two-step sign-in; for owners who use it themselves. */
export function FactorRule() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(recordQuery('/api/sign-in-rules'))
  const { confirmed, dialog } = useConfirmed()
  const rule = useChange<boolean>({
    change: (requiresSecondFactor) =>
      confirmed(() => api('PUT', '/api/sign-in-rules', { body: { requiresSecondFactor } })),
    affects: ['/api/sign-in-rules'],
  })
  return (
    <>
      <Switch
        mt="lg"
        label={t('factor.rule')}
        description={t('factor.rule_help')}
        checked={rule.isPending ? rule.variables : (data?.requiresSecondFactor ?? false)}
        disabled={!data}
        onChange={(event) => rule.mutate(event.currentTarget.checked)}
      />
      {dialog}
    </>
  )
}
