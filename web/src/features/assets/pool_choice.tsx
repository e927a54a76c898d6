import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { AFFECTED } from './asset'

/** Whether the assets of a year that may go into a pool do; the choice is made for the whole year. */
export function PoolChoice({ year }: { year: string }) {
  const { t } = useTranslation('assets')
  const pools = useQuery(listQuery('/api/asset-pools'))
  const change = useChange({
    change: (isChosen: boolean): Promise<unknown> =>
      isChosen
        ? api('POST', '/api/asset-pools', { body: { year } })
        : api('DELETE', '/api/asset-pools/:year', { params: { year } }),
    affects: AFFECTED,
    onDone: (_, isChosen) =>
      showDone(t(isChosen ? 'done.pool_chosen' : 'done.pool_left', { year })),
  })
  return (
    <Switch
      label={t('pool.label', { year })}
      description={t('pool.help')}
      checked={pools.data?.rows.some((one) => one.year === year) ?? false}
      disabled={!pools.data || change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  )
}
