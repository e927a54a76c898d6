import { Alert } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../client'
import classes from './client_overview.module.css'

/** What the company has noted for itself, where nobody overlooks it. */
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
