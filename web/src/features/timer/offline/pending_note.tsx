import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import classes from './offline.module.css'
import { PendingList } from './pending_list'
import { isWaiting } from './stint'
import { useStints } from './stints'

/** How much time waits in this browser, with the way to it; nothing while nothing waits. */
export function PendingNote() {
  const { t } = useTranslation('timer')
  const [isOpen, setIsOpen] = useState(false)
  const stints = useStints()
  const refused = stints.filter((stint) => !isWaiting(stint)).length
  const count = stints.length - refused
  if (stints.length === 0) return null
  return (
    <div className={classes.note} role="status" data-refused={refused > 0 || undefined}>
      <IconCloudOff size={16} aria-hidden />
      <span>
        {refused > 0 ? t('pending.refused', { count: refused }) : t('pending.waiting', { count })}
      </span>
      <Button size="compact-sm" variant="subtle" onClick={() => setIsOpen(true)}>
        {t('pending.show')}
      </Button>
      {isOpen && (
        <Dialog title={t('pending.title')} onClose={() => setIsOpen(false)}>
          <PendingList />
        </Dialog>
      )}
    </div>
  )
}
