import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Person } from '../person'
import type { FreshLink } from './fresh_invitation'

const AFFECTED = ['/api/employees']

interface InvitationActions {
  /** Whether a mail brings the link; else the owner gets it. */
  isSending: boolean
  onLink: (link: FreshLink) => void
}

/** An owner's actions on somebody who is invited: sending the link again, and revoking it. */
export function useInvitationActions({ isSending, onLink }: InvitationActions) {
  const { t } = useTranslation('people')
  const [withdrawn, setWithdrawn] = useState<Person>()
  const again = useChange({
    change: ({ _id }: Person) =>
      api('POST', '/api/employees/invitations/:id/resend', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: ({ url }, { name, email }) => {
      if (url === null) showDone(t('invite.sent', { email }))
      else onLink({ name: name || email, url })
    },
  })
  const withdraw = useChange({
    change: ({ _id }: Person) =>
      api('DELETE', '/api/employees/invitations/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: () => {
      showDone(t('invitation.withdrawn'))
      setWithdrawn(undefined)
    },
  })
  const actions: RowAction<Person>[] = [
    {
      label: t(isSending ? 'invitation.again' : 'invitation.new_link'),
      onSelect: (person) => again.mutate(person),
    },
    { label: t('invitation.withdraw'), tone: 'danger', onSelect: setWithdrawn },
  ]
  const dialog = (
    <ConfirmDialog
      isOpen={withdrawn !== undefined}
      title={t('invitation.withdraw_title', { name: withdrawn?.name || withdrawn?.email })}
      verb={t('invitation.withdraw')}
      tone="danger"
      isBusy={withdraw.isPending}
      onConfirm={() => withdrawn && withdraw.mutate(withdrawn)}
      onCancel={() => setWithdrawn(undefined)}
    >
      {t('invitation.withdraw_text')}
    </ConfirmDialog>
  )
  return { actions, dialog }
}
