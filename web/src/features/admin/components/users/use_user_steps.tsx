import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { ReasonDialog } from '../../late_reason_dialog'
import type { UserRow, UserStep } from '../../users'

type Named = Pick<UserRow, '_id' | 'name'>
const AFFECTS = ['/api/admin']
const paramsOf = ({ _id }: Named) => ({ id: _id })

/**
 * The operator's steps for the sign-in of a person. Locking asks for the reason, signing out for a yes.
 * `dialogs` must be shown by the page.
 */
export function useUserSteps() {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<{ step: 'lock' | 'sign_out'; user: Named }>()
  const close = () => setAsked(undefined)
  const lock = useChange({
    change: ({ user, reason }: { user: Named; reason: string }) =>
      api('POST', '/api/admin/users/:id/lock', { params: paramsOf(user), body: { reason } }),
    affects: AFFECTS,
    onDone: (_, { user }) => {
      close()
      showDone(t('users.locked_done', { name: user.name }))
    },
  })
  const unlock = useChange({
    change: (user: Named) => api('POST', '/api/admin/users/:id/unlock', { params: paramsOf(user) }),
    affects: AFFECTS,
    onDone: (_, { name }) => showDone(t('users.unlocked_done', { name })),
  })
  const signOut = useChange({
    change: (user: Named) =>
      api('POST', '/api/admin/users/:id/sign-out', { params: paramsOf(user) }),
    affects: AFFECTS,
    onDone: (_, { name }) => {
      close()
      showDone(t('users.signed_out', { name }))
    },
  })
  const sendLink = useChange({
    change: (user: Named) =>
      api('POST', '/api/admin/users/:id/password-link', { params: paramsOf(user) }),
    affects: AFFECTS,
    onDone: ({ email, isSending }: { email: string; isSending: boolean }) =>
      showDone(t(isSending ? 'users.password_link_sent' : 'users.password_link_kept', { email })),
  })
  const start = (step: UserStep, user: Named) => {
    if (step === 'lock' || step === 'sign_out') setAsked({ step, user })
    else if (step === 'unlock') unlock.mutate(user)
    else sendLink.mutate(user)
  }
  const dialogs: ReactNode = (
    <>
      {asked?.step === 'lock' && (
        <ReasonDialog
          title={t('users.lock_title', { name: asked.user.name })}
          text={t('users.lock_text')}
          help={t('users.lock_help')}
          verb={t('users.lock')}
          isBusy={lock.isPending}
          onDecide={(reason) => lock.mutate({ user: asked.user, reason })}
          onCancel={close}
        />
      )}
      {asked?.step === 'sign_out' && (
        <ConfirmDialog
          isOpen
          title={t('users.sign_out_title', { name: asked.user.name })}
          verb={t('users.sign_out')}
          isBusy={signOut.isPending}
          onConfirm={() => signOut.mutate(asked.user)}
          onCancel={close}
        >
          {t('users.sign_out_text')}
        </ConfirmDialog>
      )}
    </>
  )
  const isBusy = unlock.isPending || sendLink.isPending
  return { start, dialogs, isBusy }
}
