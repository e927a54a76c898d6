import { Group, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProposedMail } from '../mail'

/** The files that go with the mail, where there are any. */
export function Attached({ files }: Pick<ProposedMail, 'files'>) {
  const { t } = useTranslation('correspondence')
  if (files.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('field.attachments')}
      </Text>
      {files.map(({ name, isEInvoice }) => (
        <Group key={name} gap={6} wrap="nowrap" mt={4}>
          <IconPaperclip size={16} aria-hidden />
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}
            {isEInvoice && (
              <Text span size="sm" c="dimmed">
                {` · ${t('send.einvoice')}`}
              </Text>
            )}
          </Text>
        </Group>
      ))}
    </div>
  )
}
