import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { taxRateOf, useSettings } from '@/lib/settings'
import { ProposalEditor } from '../editor/proposal_editor'

/** `/proposals/{id}/edit`: only drafts can be changed; what was sent is shown instead. */
export function Component() {
  const { t } = useTranslation('proposals')
  const { id = '' } = useParams()
  const settings = useSettings()
  // The editor keeps what it began with, so it begins with the newest and not with what is kept.
  const proposal = useQuery({
    ...recordQuery('/api/proposals/:id', { params: { id } }),
    staleTime: 0,
  })
  const isReady = proposal.isFetchedAfterMount && !settings.isPending
  if (proposal.data && proposal.data.status !== 'Draft') {
    return <Navigate to={`/view/proposals/${id}`} replace />
  }
  if (isReady && proposal.data) {
    return (
      <ProposalEditor
        key={id}
        proposal={proposal.data}
        taxRate={taxRateOf(settings.data?.preferences)}
      />
    )
  }
  return (
    <Page title={t('view.draft')} back={{ to: '/proposal', label: t('list.title') }}>
      {proposal.isError ? (
        <ErrorAlert failure={proposal.error} onRetry={() => void proposal.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={3} />
      )}
    </Page>
  )
}
