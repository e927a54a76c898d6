import { Anchor, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { useAudiences } from '@/lib/session/current_user'
import { BouncedAddresses } from '../components/account/bounced_addresses'
import { MailSender } from '../components/texts/mail_sender'
import { MailTemplates } from '../components/texts/mail_templates'
import { OwnMailServer } from '../mail_server/own_mail_server'

/** In whose name the company writes, in which words, and where mails come back from. */
export function MailSection() {
  const { t } = useTranslation('settings')
  const isOwner = useAudiences()?.includes('owner') === true
  const sender = useQuery(recordQuery('/api/mail-settings'))
  const templates = useQuery(recordQuery('/api/mail-templates'))
  const server = useQuery({ ...recordQuery('/api/mail-server'), enabled: isOwner })
  const failed = [sender, templates, server].find(({ isError }) => isError)
  if (failed) return <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />
  // All at once: what comes later would push the rest down.
  if (!sender.data || !templates.data || (isOwner && !server.data)) {
    return <Loading variant="skeleton" extent="cardList" count={2} />
  }
  return (
    <Stack gap="lg">
      <MailSender settings={sender.data} />
      {server.data && <OwnMailServer server={server.data} />}
      <MailTemplates templates={templates.data} />
      <BouncedAddresses />
      <Anchor component={Link} to="/mails">
        {t('mail.outbox')}
      </Anchor>
    </Stack>
  )
}
