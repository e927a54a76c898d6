import { Anchor, Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@/lib/csv'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { attachmentFile, type Reading } from '../reading'
import classes from './einvoices.module.css'

/** Files to save and addresses to open; nothing is shown in place, because strangers sent it. */
export function AttachmentList({ attachments }: Pick<Reading, 'attachments'>) {
  const { t } = useTranslation('einvoices')
  const { language } = useLanguage()
  return (
    <ul className={classes.rows}>
      {attachments.map((attachment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and the list never changes
        <li key={index} className={classes.row}>
          <div className={classes.rowText}>
            <Text size="sm">{attachment.description || attachment.id}</Text>
            {attachment.url && (
              <Anchor size="sm" href={attachment.url} target="_blank" rel="noopener noreferrer">
                {attachment.url}
              </Anchor>
            )}
            {attachment.content && (
              <Text size="xs" c="dimmed">
                {attachment.name} · {formatNumber(Math.ceil(attachment.size / 1024), language)} KB
              </Text>
            )}
          </div>
          {attachment.content && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconDownload size={14} aria-hidden />}
              aria-label={t('save_file', { name: attachment.name })}
              onClick={() => saveFile(attachmentFile(attachment), attachment.name)}
            >
              {t('save')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
