import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { SecretLink } from '@/components/public/secret_link'
import { showDone } from '@/components/toast'

/** The link of an invitation that no mail server brings. */
export interface FreshLink {
  name: string
  url: string
}

interface FreshInvitationProps {
  link: FreshLink
  onClose: () => void
}

/** Shows the link of a new invitation only once, for its author to pass on. */
export function FreshInvitation({ link: { name, url }, onClose }: FreshInvitationProps) {
  const { t } = useTranslation('people')
  return (
    <Dialog onClose={onClose} title={t('invitation.link_title', { name })}>
      <Stack gap="md">
        <Text>{t('invitation.link_help')}</Text>
        <SecretLink url={url} onCopied={() => showDone(t('invitation.link_copied'))} />
      </Stack>
    </Dialog>
  )
}
