import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SideDialog } from '@/components/dialogs/dialog'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { recordQuery } from '@/lib/server/queries'
import { type MailWithText, pageOf } from '../mail'
import { Deliveries } from './deliveries'
import { MailActions } from './mail_actions'
import { MailStatus } from './mail_status'
import classes from './mails.module.css'

interface MailDrawerProps {
  id: string
  /** Shows another mail instead: the one that was repeated, or the repeat. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** One letter: recipients, state, words, and possible actions. */
export function MailDrawer({ id, onOpen, onClose }: MailDrawerProps) {
  const { t } = useTranslation('correspondence')
  const { data, error, refetch } = useQuery(recordQuery('/api/mails/:id', { params: { id } }))
  return (
    <SideDialog onClose={onClose} size={640} title={t('mail.title')}>
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="cardList" count={2} />}
      {data && <Content mail={data} onOpen={onOpen} onClose={onClose} />}
    </SideDialog>
  )
}

type ContentProps = Omit<MailDrawerProps, 'id'> & { mail: MailWithText }

function Content({ mail, onOpen, onClose }: ContentProps) {
  const { t } = useTranslation('correspondence')
  const { status, subject, document, client, resends, attachments, hiddenCopies } = mail
  const page = pageOf(document)
  return (
    <Stack gap="lg">
      <KeyValueList
        items={[
          { label: t('field.status'), value: <MailStatus status={status} /> },
          { label: t('field.reason'), value: mail.reason },
          { label: t('field.said'), value: mail.said },
          { label: t('field.subject'), value: subject },
          { label: t('field.to'), value: mail.to.join(', ') },
          { label: t('field.cc'), value: mail.cc.join(', ') },
          { label: t('field.hidden_copy'), value: hiddenCopies.join(', ') },
          {
            label: t('field.document'),
            value: page ? (
              <Anchor component={Link} to={page} onClick={onClose}>
                {document.number}
              </Anchor>
            ) : (
              document.number
            ),
          },
          { label: t('field.client'), value: client?.name },
          { label: t('field.sent_by'), value: mail.sentBy },
          { label: t('field.send_at'), value: <DayText value={mail.sendAt} precision="minute" /> },
          {
            label: t('field.sent_at'),
            value: mail.sentAt && <DayText value={mail.sentAt} precision="minute" />,
          },
          {
            label: t('field.next_attempt'),
            value: mail.nextAttemptAt && <DayText value={mail.nextAttemptAt} precision="minute" />,
          },
          {
            label: t('field.resends'),
            value: resends && (
              <Anchor component="button" type="button" onClick={() => onOpen(resends)}>
                {t('mail.first')}
              </Anchor>
            ),
          },
          {
            label: t('field.attachments'),
            value: attachments.map(({ name }) => name).join(', '),
          },
        ]}
      />
      <MailActions mail={mail} onResent={onOpen} />
      <Deliveries recipients={mail.recipients} />
      {mail.message ? (
        <pre className={classes.text}>{mail.message}</pre>
      ) : (
        <Text c="dimmed">{t('mail.private')}</Text>
      )}
    </Stack>
  )
}
