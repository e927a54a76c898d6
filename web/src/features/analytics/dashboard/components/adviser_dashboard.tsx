import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Page } from '@/components/page/page'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import classes from './dashboard.module.css'

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
      <Section padding="none">
        <ul className={rows.list}>
          {BOOKS.map(({ key, to }) => (
            <li key={key}>
              <Anchor component={Link} to={to} fw={500} className={classes.book}>
                {t(`adviser.${key}`)}
              </Anchor>
              <Text c="dimmed" size="sm" className={rows.words}>
                {t(`adviser.${key}_help`)}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}
