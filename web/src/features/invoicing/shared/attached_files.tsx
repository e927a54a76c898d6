import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import type { Link } from '@/components/public/secret_page'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { downloadPosted } from '@/lib/server/api'
import type { Shared } from './shared_invoice'
import classes from './shared_invoice.module.css'

interface AttachedFilesProps {
  files: Shared['attachments']
  link: Link
}

/** Attached files of the invoice, as downloads. */
export function AttachedFiles({ files, link }: AttachedFilesProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const { save, failure, isBusy } = useFileSave()
  const saveOne = (attachmentId: string) =>
    save(() =>
      downloadPosted('/api/shared-invoices/attachment', {
        body: { ...link, attachmentId },
        keepsSession: true,
      })
    )
  if (files.length === 0) return null
  return (
    <section className={classes.attached} aria-label={t('attachments.title')}>
      <h2 className={classes.heading}>{t('attachments.title')}</h2>
      <ul className={classes.files}>
        {files.map(({ _id, name, size }) => (
          <li key={_id}>
            <Anchor
              component="button"
              type="button"
              ta="start"
              disabled={isBusy}
              onClick={() => void saveOne(_id)}
            >
              {name}
            </Anchor>
            <Text span size="xs" c="dimmed">
              {t('attachments.size', {
                size: formatNumber(String(Math.max(1, Math.round(size / 1024))), language),
              })}
            </Text>
          </li>
        ))}
      </ul>
      {failure !== undefined && <ErrorAlert failure={failure} />}
    </section>
  )
}
