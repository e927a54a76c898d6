import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'

/** Sends the operator a mail through the installation's mail server; a refusal says what is wrong. */
export function MailTest() {
  const { t } = useTranslation('admin')
  const test = useChange({
    change: () => api('POST', '/api/admin/mail-tests'),
    affects: [],
    onDone: (sent) => showDone(t('operations.mail_test.sent', sent)),
  })
  return (
    <Button variant="default" loading={test.isPending} onClick={() => test.mutate(undefined)}>
      {t('operations.mail_test.send')}
    </Button>
  )
}
