import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { useDraft } from '@/features/documents/pages/use_draft'
import { recordQuery } from '@/lib/server/queries'
import { ProposalEditor } from '../editor/proposal_editor'

/** `/proposals/{id}/edit`: the editor has a page of its own, whose title follows what is written. */
export function Component() {
  const { t } = useTranslation('proposals')
  const { id = '' } = useParams()
  const proposal = useQuery({
    ...recordQuery('/api/proposals/:id', { params: { id } }),
    staleTime: 0,
  })
  const { isClosed, isReady, taxRate } = useDraft(proposal)
  if (isClosed) return <Navigate to={`/view/proposals/${id}`} replace />
  if (isReady && proposal.data) {
    return <ProposalEditor key={id} proposal={proposal.data} taxRate={taxRate} />
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
