import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TabbedPage } from '@/components/page/page_tabs'
import { recordQuery } from '@/lib/server/queries'
import { DueTab } from '../desk/due_tab'
import { HeldTab } from '../desk/held_tab'
import { SentTab } from '../desk/sent_tab'

/** `/reminders`: what is to be chased today, what is held back, and what was sent. */
export function Component() {
  const { t } = useTranslation('reminders')
  const { data: counts } = useQuery(recordQuery('/api/reminders/due/counts'))
  const rules = (
    <Button
      component={Link}
      to="/settings?section=reminders"
      variant="default"
      leftSection={<IconSettings size={16} aria-hidden />}
    >
      {t('page.rules')}
    </Button>
  )
  return (
    <TabbedPage
      title={t('page.title')}
      action={rules}
      tabs={[
        {
          value: 'due',
          label: t('page.due'),
          ...(counts && { count: counts.due }),
          content: <DueTab />,
        },
        {
          value: 'held',
          label: t('page.held'),
          ...(counts && { count: counts.held }),
          content: <HeldTab />,
        },
        { value: 'sent', label: t('page.sent'), content: <SentTab /> },
      ]}
    />
  )
}
