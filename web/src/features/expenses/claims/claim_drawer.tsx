import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { useCurrentUser } from '@/lib/session/current_user'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { TripForm } from '../trips/trip_form'
import { isOpen } from './claim'
import { ClaimDecision } from './claim_decision'
import { ClaimForm } from './claim_form'
import { ClaimView } from './claim_view'
import type { useClaimActions } from './use_claim_actions'

interface ClaimDrawerProps {
  /** The id of the one to show, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  actions: ReturnType<typeof useClaimActions>
  onOpen: (id: string) => void
  onClose: () => void
}

/** A receipt beside the list: the form while it is the caller's own and open, else what it says and its decision. */
export function ClaimDrawer({ target, actions, onOpen, onClose }: ClaimDrawerProps) {
  const { t } = useTranslation('expenses')
  const [parameters] = useSearchParams()
  const isNew = target === 'new'
  const isTrip = parameters.get('new') === 'trip'
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(isNew ? (isTrip ? 'claim.new_trip' : 'claim.new') : 'claim.receipt')}
      onClose={onClose}
    >
      {isNew && <NewOne isTrip={isTrip} onOpen={onOpen} onClose={onClose} />}
      {target !== undefined && !isNew && (
        <KnownOne key={target} id={target} actions={actions} onOpen={onOpen} onClose={onClose} />
      )}
    </FormDrawer>
  )
}

interface OneProps {
  onOpen: (id: string) => void
  onClose: () => void
}

function NewOne({ isTrip, onOpen, onClose }: OneProps & { isTrip: boolean }) {
  const { data, isPending } = useSettings()
  if (isPending) return <Loading />
  const currency = data?.preferences.currency ?? DEFAULT_CURRENCY
  if (isTrip) return <TripForm claim={undefined} currency={currency} onClose={onClose} />
  return <ClaimForm claim={undefined} currency={currency} onKept={onOpen} onClose={onClose} />
}

interface KnownOneProps extends OneProps {
  id: string
  actions: ReturnType<typeof useClaimActions>
}

function KnownOne({ id, actions, onOpen, onClose }: KnownOneProps) {
  const { data: caller, isPending } = useCurrentUser()
  const query = useQuery({
    ...recordQuery('/api/expense-claims/:id', { params: { id } }),
    staleTime: 0,
  })
  if (query.isError)
    return <ErrorAlert failure={query.error} onRetry={() => void query.refetch()} />
  const claim = query.data
  if (!claim || !query.isFetchedAfterMount || isPending) return <Loading />
  const isOwn = claim.user._id === caller?.id
  if (isOwn && isOpen(claim)) {
    return claim.kind === 'trip' ? (
      <TripForm claim={claim} currency={claim.currency} onClose={onClose} />
    ) : (
      <ClaimForm claim={claim} currency={claim.currency} onKept={onOpen} onClose={onClose} />
    )
  }
  const isDecidable = !caller?.isEmployee && claim.status === 'submitted'
  return (
    <ClaimView claim={claim}>
      {isDecidable && (
        <ClaimDecision
          claim={claim}
          isBusy={actions.approve.isPending}
          onApprove={actions.approve.mutate}
          onReturn={() => actions.refuse({ step: 'return', claim })}
          onReject={() => actions.refuse({ step: 'reject', claim })}
        />
      )}
    </ClaimView>
  )
}
