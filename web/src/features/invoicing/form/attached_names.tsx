import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import type { Invoice } from '../invoice'

interface AttachedNamesProps {
  id: string
  files: Invoice['attachments']
}

/** The files that go out with a draft; they are put to it and taken away on its page. */
export function AttachedNames({ id, files }: AttachedNamesProps) {
  const { t } = useTranslation('invoicing')
  if (files.length === 0) return null
  return (
    <Section
      title={t('attachments.title')}
      action={
        <Anchor component={Link} to={`/view/invoices/${id}?tab=attachments`} size="sm">
          {t('attachments.change')}
        </Anchor>
      }
    >
      <Text size="sm">{files.map(({ name }) => name).join(', ')}</Text>
    </Section>
  )
}
