import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'

/** In place of a page that the server would refuse: nothing on it could be done. */
export function Refused() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('refused.title')}>
      <Text>{t('refused.text')}</Text>
    </Page>
  )
}
