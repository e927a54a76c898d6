import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Tells that somebody else has changed what is being edited; taking the newest state loses the own input. */
export function ChangedElsewhere({ onTakeLatest }: { onTakeLatest: () => void }) {
  const { t } = useTranslation('tasks')
  return (
    <Alert color="yellow" variant="light" role="alert">
      <Text c="var(--mantine-color-text)" fw={600}>
        {t('conflict.title')}
      </Text>
      <Text c="var(--mantine-color-text)">{t('conflict.text')}</Text>
      <Button variant="default" size="xs" mt="xs" onClick={onTakeLatest}>
        {t('conflict.take')}
      </Button>
    </Alert>
  )
}
