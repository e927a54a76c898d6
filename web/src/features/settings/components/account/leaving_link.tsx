import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'

/** The way to the page on which an account or a company is deleted. */
export function LeavingLink() {
  const { t } = useTranslation('settings')
  return (
    <Section title={t('leaving.title')} help={t('leaving.help')}>
      <Button component={Link} to="/delete-account" variant="default" c="red">
        {t('leaving.open')}
      </Button>
    </Section>
  )
}
