import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { FreshInvitation, type FreshLink } from './fresh_invitation'
import { InvitationForm } from './invitation_form'
import { useInvitationActions } from './use_invitation_actions'

/** The form for inviting somebody, and the actions on those who are invited. For owners. */
export function useInvitations(isOwner: boolean) {
  const { t } = useTranslation('people')
  const sending = useQuery({
    ...recordQuery('/api/employees/invitations'),
    enabled: isOwner,
  })
  const drawer = useDrawerTarget()
  const [fresh, setFresh] = useState<FreshLink>()
  const isSending = sending.data?.isSending === true
  const { actions, dialog } = useInvitationActions({ isSending, onLink: setFresh })
  const dialogs = (
    <>
      {sending.isError && (
        <ErrorAlert failure={sending.error} onRetry={() => void sending.refetch()} />
      )}
      <FormDrawer
        isOpen={sending.isSuccess && drawer.target === 'new'}
        title={t('invite.title')}
        onClose={drawer.close}
      >
        <InvitationForm isSending={isSending} onLink={setFresh} onClose={drawer.close} />
      </FormDrawer>
      {dialog}
      {fresh && <FreshInvitation link={fresh} onClose={() => setFresh(undefined)} />}
    </>
  )
  return { actions, dialogs }
}
