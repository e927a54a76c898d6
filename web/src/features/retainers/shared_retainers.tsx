import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Link } from '@/components/public/secret_page'
import { api } from '@/lib/server/api'
import { RetainerUse } from './retainer_use'
import classes from './retainers.module.css'

/** The retainers that a client may see behind its link; nothing without any. */
export function SharedRetainers({ link }: { link: Link }) {
  const { t } = useTranslation('retainers')
  // Cached only while it is shown. Without an answer the account is shown alone.
  const { data: shown = [] } = useQuery({
    queryKey: ['shared retainers', link],
    queryFn: ({ signal }) =>
      api('POST', '/api/shared-ledger/retainers', { body: link, signal, keepsSession: true }),
    retry: false,
    gcTime: 0,
  })
  if (shown.length === 0) return null
  return (
    <section className={classes.shared} aria-label={t('title')}>
      <h2 className={classes.heading}>{t('title')}</h2>
      {shown.map((retainer) => (
        <div key={retainer._id} className={classes.project}>
          <Text fw={500}>{retainer.name}</Text>
          <RetainerUse hours={retainer}>
            {retainer.overSeconds > 0 &&
              t(retainer.isOverageBilled ? 'shared_billed' : 'over_free')}
          </RetainerUse>
        </div>
      ))}
    </section>
  )
}
