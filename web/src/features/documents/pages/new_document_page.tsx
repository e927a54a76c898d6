import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { taxRateOf, useSettings } from '@/lib/settings'
import type { Client, Preferences } from '../form/document_values'

interface Beginning {
  preferences: Preferences
  client: Client | undefined
  country: string | undefined
  /** VAT of a new line, a decimal string. */
  taxRate: string
}

interface NewDocumentPageProps {
  title: string
  back: { to: string; label: string }
  /** The form. */
  children: (beginning: Beginning) => ReactNode
}

/** The page with the form of a new document; `?clientId=` when it is begun at a client. */
export function NewDocumentPage({ title, back, children }: NewDocumentPageProps) {
  const clientId = useSearchParams()[0].get('clientId') ?? ''
  const settings = useSettings()
  const client = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: clientId !== '',
  })
  // Without them the form would begin with the wrong currency, tax or recipient.
  const failed = [settings, client].find(({ isError, data }) => isError && !data)
  const isReady = !settings.isPending && (clientId === '' || !client.isPending)
  const preferences = settings.data?.preferences
  return (
    <Page title={title} back={back}>
      {failed ? (
        <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : isReady ? (
        children({
          preferences,
          client: client.data,
          country: settings.data?.companyInfo.country,
          taxRate: taxRateOf(preferences),
        })
      ) : (
        <Loading variant="skeleton" extent="cardList" count={3} />
      )}
    </Page>
  )
}
