import { Alert } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../client'
import classes from './client_overview.module.css'

/** The company's own note, in a prominent place. */
export function PinnedNote({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  if (!client.notes) return null
  return (
    <Alert
      mb="md"
      color="gray"
      variant="light"
      aria-label={t('field.notes')}
      icon={<IconPin size={18} aria-hidden />}
    >
      <div className={classes.text}>{client.notes}</div>
    </Alert>
  )
}
