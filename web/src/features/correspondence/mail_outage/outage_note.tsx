import { Anchor } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { recordQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import classes from './outage_note.module.css'

/** Says above every screen since when the company's mail server takes no letters, and how many wait. Stays until one leaves. */
export function Component() {
  const { t } = useTranslation('mail_outage')
  const server = useQuery(recordQuery('/api/mail-server')).data
  if (!server?.outage) return null
  const { since, waitingCount: count } = server.outage
  return (
    <section aria-label={t('label')} className={classes.note}>
      <IconMailExclamation size={18} stroke={1.6} className={classes.icon} aria-hidden />
      <p>
        <strong>{t('title', { host: server.host, since: formatInstant(since) })}</strong>{' '}
        {t('waiting', { count })}{' '}
        <Anchor component={Link} to="/settings?section=mail" inherit>
          {t('open')}
        </Anchor>
      </p>
    </section>
  )
}
