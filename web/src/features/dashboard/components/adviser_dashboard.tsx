import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'

const BOOKS = [
  { key: 'invoices', to: '/invoices' },
  { key: 'expenses', to: '/expenses' },
  { key: 'vat', to: '/vat' },
  { key: 'datev', to: '/datev' },
  { key: 'assets', to: '/assets' },
  { key: 'transfers', to: '/expenses/transfers' },
  { key: 'analytics', to: '/analytics' },
  { key: 'audit', to: '/audit-log' },
] as const

/** The way to the books of the company, for its tax adviser. */
export function AdviserDashboard() {
  const { t } = useTranslation('dashboard')
  return (
    <Page title={t('title')} context={t('adviser.context')}>
      <Section>
        {BOOKS.map(({ key, to }) => (
          <Text key={key} py={6}>
            <Anchor component={Link} to={to} fw={600}>
              {t(`adviser.${key}`)}
            </Anchor>
            <Text component="span" display="block" c="dimmed" size="sm">
              {t(`adviser.${key}_help`)}
            </Text>
          </Text>
        ))}
      </Section>
    </Page>
  )
}
