import { Button, Menu } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import type { Day } from '@/lib/time/days'
import { copyHours, lastWeeksTasks } from './copy_week'
import type { WeekTask } from './week_rows'

interface CopyMenuProps {
  monday: Day
  onTasks: (tasks: WeekTask[]) => void
}

/** Takes over the week before: its tasks as rows, or with their hours. */
export function CopyMenu({ monday, onTasks }: CopyMenuProps) {
  const { t } = useTranslation('tasks')
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const copy = async () => {
    setIsBusy(true)
    await copyHours(monday)
    setIsBusy(false)
    setIsAsked(false)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconCopy size={15} aria-hidden />}>
            {t('week.copy')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void lastWeeksTasks(monday).then(onTasks)}>
            {t('week.copy_rows')}
          </Menu.Item>
          <Menu.Item onClick={() => setIsAsked(true)}>{t('week.copy_hours')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('week.copy_title')}
        verb={t('week.copy_verb')}
        isBusy={isBusy}
        onConfirm={() => void copy()}
        onCancel={() => setIsAsked(false)}
      >
        {t('week.copy_text')}
      </ConfirmDialog>
    </>
  )
}
