import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import type { MailWithText } from '../mail'
import classes from './mails.module.css'

type Recipient = MailWithText['recipients'][number]

const KINDS: Record<Recipient['state'], StatusKind> = {
  taken: 'paid',
  refused: 'overdue',
  waiting: 'draft',
}

/** The state of a letter for each of its recipients. */
export function Deliveries({ recipients }: { recipients: Recipient[] }) {
  const { t } = useTranslation('correspondence')
  return (
    <section>
      <Text fw={500}>{t('mail.recipients')}</Text>
      <ul className={classes.rows}>
        {recipients.map(({ email, state, reason, said }) => (
          <li key={email} className={classes.row}>
            <div className={classes.words}>
              <Text size="sm">{email}</Text>
              {reason && (
                <Text size="xs" c="dimmed">
                  {reason}
                </Text>
              )}
              {said && (
                <Text size="xs" c="dimmed">
                  {said}
                </Text>
              )}
            </div>
            <StatusBadge kind={KINDS[state]} label={t(`delivery.${state}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
