import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { recordQuery } from '@/lib/server/queries'
import { addressesOf, MAIL_KINDS } from '../mail'
import { useMailRetry } from '../use_mail_retry'
import classes from './admin.module.css'

/** The mail of `?mail=`. Only its text is shown: nothing of a mail runs or loads in the operator's browser. */
export function MailReader() {
  const { t } = useTranslation('admin')
  const { id, close } = useBeside('mail')
  const mail = useQuery({
    ...recordQuery('/api/admin/mails/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  })
  return (
    <RecordDrawer
      isOpen={id !== null}
      onClose={close}
      size={640}
      title={t('mails.mail')}
      query={mail}
    >
      {(data) => <Content mail={data.mail} />}
    </RecordDrawer>
  )
}

function Content({ mail }: { mail: AnswerOf<'GET', '/api/admin/mails/:id'>['mail'] }) {
  const { t } = useTranslation('admin')
  const retry = useMailRetry()
  return (
    <Stack gap="lg">
      <KeyValueList
        items={[
          { label: t('field.subject'), value: mail.subject },
          { label: t('field.to'), value: addressesOf(mail.to) },
          { label: t('field.cc'), value: addressesOf(mail.cc) },
          {
            label: t('field.status'),
            value: (
              <StatusBadge kind={MAIL_KINDS[mail.status]} label={t(`mail_status.${mail.status}`)} />
            ),
          },
          {
            label: t('field.written'),
            value: <DayText value={mail.createdAt} precision="minute" />,
          },
          {
            label: t('field.sent'),
            value: mail.sentAt && <DayText value={mail.sentAt} precision="minute" />,
          },
          { label: t('field.attempts'), value: mail.attempts > 0 && mail.attempts },
          { label: t('field.error'), value: mail.lastError },
          {
            label: t('field.attachments'),
            value: mail.attachments.map(({ name }) => name).join(', '),
          },
        ]}
      />
      {mail.text === null ? (
        <Text c="dimmed">{t('mails.private')}</Text>
      ) : (
        <pre className={classes.mail}>{mail.text}</pre>
      )}
      {(mail.status === 'failed' || mail.status === 'queued') && (
        <Button
          variant="default"
          loading={retry.isPending}
          onClick={() => retry.mutate(mail._id)}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('operations.send_again')}
        </Button>
      )}
    </Stack>
  )
}
