import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { recordQuery } from '@/lib/server/queries'
import classes from '../components/account/device_list.module.css'
import { AccessKeyRow } from './access_key_row'

const NewAccessKey = lazy(async () => ({
  default: (await import('./new_access_key')).NewAccessKey,
}))

/** The personal tokens of the signed-in user: programs act with them in the user's name. */
export function AccessKeys() {
  const { t } = useTranslation('settings')
  const keys = useQuery({ ...recordQuery('/api/personal-tokens'), staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  const { data } = keys
  return (
    <Section
      title={t('keys.title')}
      help={
        <>
          {t('keys.help')}{' '}
          <Anchor href="/api/docs" target="_blank" inherit underline="always">
            {t('keys.api')}
          </Anchor>
        </>
      }
      action={
        data && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t('keys.add')}
          </Button>
        )
      }
    >
      {keys.isPending && <Loading variant="skeleton" extent="inline" />}
      {keys.isError && <ErrorAlert failure={keys.error} onRetry={() => void keys.refetch()} />}
      {data?.tokens.length === 0 && <Text size="sm">{t('keys.none')}</Text>}
      <ul className={classes.devices}>
        {data?.tokens.map((token) => (
          <AccessKeyRow key={token._id} token={token} />
        ))}
      </ul>
      {isAdding && data && (
        <Suspense fallback={null}>
          <NewAccessKey scopes={data.scopes} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
