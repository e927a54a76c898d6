import { ActionIcon } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/parts/lazy_part'
import { logOut } from './log_out'

const { Part: ConfirmDialog } = lazyPart(
  async () => (await import('@/components/dialogs/confirm_dialog')).ConfirmDialog
)

export function LogoutButton() {
  const { t } = useTranslation('shell')
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void logOut()
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('top_bar.logout')}
        onClick={() => setAsking(true)}
      >
        <IconLogout size={18} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            isOpen
            title={t('logout_dialog.title')}
            verb={t('top_bar.logout')}
            isBusy={isLeaving}
            onConfirm={leave}
            onCancel={() => setAsking(false)}
          >
            {t('logout_dialog.text')}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  )
}
