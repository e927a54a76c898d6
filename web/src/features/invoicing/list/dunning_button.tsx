import { Button } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { recordQuery } from '@/lib/server/queries'
import classes from './list.module.css'

/** The way to the dunning desk, with how many reminders are due. */
export function DunningButton() {
  const { t } = useTranslation('invoicing')
  const { data } = useQuery(recordQuery('/api/reminders/due/counts'))
  const label = data?.due ? t('list.reminders_due', { count: data.due }) : t('list.reminders')
  return (
    <Button
      component={Link}
      to="/reminders"
      variant="default"
      className={classes.quiet}
      aria-label={label}
      leftSection={<IconMailExclamation size={16} aria-hidden />}
    >
      {label}
    </Button>
  )
}
