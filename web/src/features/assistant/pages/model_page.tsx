import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { Exchanges } from '../model/exchanges'
import { ModelForm } from '../model/model_form'

/** `/ai/model`: the owner connects a language model, limits it, and sees what was sent. */
export function Component() {
  const { t } = useTranslation('assistant')
  const connection = useQuery(recordQuery('/api/assistant/connection'))
  return (
    <Page
      title={t('setup.title')}
      back={{ to: '/settings', label: t('setup.settings') }}
      skeleton="cards"
    >
      {connection.isError && (
        <ErrorAlert failure={connection.error} onRetry={() => void connection.refetch()} />
      )}
      {connection.isPending && <Loading variant="skeleton" extent="cardList" count={2} />}
      {connection.data && (
        <>
          <ModelForm key={JSON.stringify(connection.data)} connection={connection.data} />
          <Exchanges />
        </>
      )}
    </Page>
  )
}
