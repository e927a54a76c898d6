import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { DayText } from '@/components/values/day_text'
import { latePart } from '@/lib/parts/late_part'
import { listQuery } from '@/lib/server/queries'
import type { Mail } from '../mail'
import { MailStatus } from './mail_status'
import classes from './mails.module.css'

const MailDrawer = latePart(async () => (await import('./mail_drawer')).MailDrawer)

/** More than anybody looks through beside a document; the outbox has all. */
const MOST = 50

/** The mails of a document with what became of them, the newest first. */
export function MailsOf({ documentId }: { documentId: string }) {
  const { t } = useTranslation('correspondence')
  const { data, error, refetch } = useQuery(listQuery('/api/mails', { documentId, pageSize: MOST }))
  const [opened, setOpened] = useState<string>()
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading variant="skeleton" extent="inline" />
  return (
    <>
      {data.rows.length === 0 && <Text c="dimmed">{t('of.none')}</Text>}
      <ul className={classes.rows}>
        {data.rows.map((mail) => (
          <Row key={mail._id} mail={mail} onOpen={() => setOpened(mail._id)} />
        ))}
      </ul>
      <Anchor component={Link} to="/mails" size="sm">
        {t('of.all')}
      </Anchor>
      {opened && <MailDrawer id={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Row({ mail, onOpen }: { mail: Mail; onOpen: () => void }) {
  const { status, subject, to, cc, sentAt, sendAt, reason } = mail
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Anchor component="button" type="button" ta="left" size="sm" onClick={onOpen}>
          {subject}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[...to, ...cc].join(', ')} · <DayText value={sentAt ?? sendAt} precision="minute" />
        </Text>
        {reason && status !== 'sent' && (
          <Text size="xs" c="dimmed">
            {reason}
          </Text>
        )}
      </div>
      <MailStatus status={status} />
    </li>
  )
}
