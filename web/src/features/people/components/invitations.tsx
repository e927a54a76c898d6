import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { FreshInvitation, type FreshLink } from './fresh_invitation'
import { InvitationForm } from './invitation_form'
import { OpenInvitations } from './open_invitations'

/** People who were invited, and the form for the next; asked for each time, because mails go out meanwhile. */
export function Invitations() {
  const { t } = useTranslation('people')
  const invitations = useQuery({ ...recordQuery('/api/employees/invitations'), staleTime: 0 })
  const drawer = useDrawerTarget()
  const [fresh, setFresh] = useState<FreshLink>()
  if (invitations.isError) {
    return <ErrorAlert failure={invitations.error} onRetry={() => void invitations.refetch()} />
  }
  if (!invitations.data) return null
  return (
    <>
      <OpenInvitations invitations={invitations.data} onLink={setFresh} />
      <FormDrawer isOpen={drawer.target === 'new'} title={t('invite.title')} onClose={drawer.close}>
        <InvitationForm
          isSending={invitations.data.isSending}
          onLink={setFresh}
          onClose={drawer.close}
        />
      </FormDrawer>
      {fresh && <FreshInvitation link={fresh} onClose={() => setFresh(undefined)} />}
    </>
  )
}
