import { Anchor } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FrameNote } from '@/components/frame_note/frame_note'
import { recordQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'

/** Says above every screen since when the company's mail server takes no letters, and how many wait. Stays until one leaves. */
export function Component() {
  const { t } = useTranslation('mail_outage')
  const server = useQuery(recordQuery('/api/mail-server')).data
  if (!server?.outage) return null
  const { since, waitingCount: count } = server.outage
  return (
    <FrameNote label={t('label')} tone="red" icon={IconMailExclamation}>
      <p>
        <strong>{t('title', { host: server.host, since: formatInstant(since) })}</strong>{' '}
        {t('waiting', { count })}{' '}
        <Anchor component={Link} to="/settings?section=mail" inherit>
          {t('open')}
        </Anchor>
      </p>
    </FrameNote>
  )
}
