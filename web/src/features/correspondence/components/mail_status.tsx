import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/components/values/status_badge'
import { MAIL_KINDS, type MailStatus as Status } from '../mail'

export function MailStatus({ status }: { status: Status }) {
  const { t } = useTranslation('correspondence')
  return <StatusBadge kind={MAIL_KINDS[status]} label={t(`status.${status}`)} />
}
