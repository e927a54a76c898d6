import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Acknowledgement } from './use_acknowledgement'

/** Serious warnings, each with a box that confirms it. */
export function AcknowledgeDoubts({ acknowledgement }: { acknowledgement: Acknowledgement }) {
  const { t } = useTranslation('invoicing')
  const { asked, confirmed, toggle } = acknowledgement
  if (asked.length === 0) return null
  return (
    <Alert variant="light" color="red" mt="sm">
      <Stack gap="sm">
        {asked.map(({ rule, message }) => (
          <Checkbox
            key={rule}
            // The whole text ticks the box, also its last words.
            label={
              <>
                {message}
                <Text component="span" display="block" size="xs" c="dimmed">
                  {t('check.acknowledge')}
                </Text>
              </>
            }
            checked={confirmed.includes(message)}
            onChange={() => toggle(message)}
          />
        ))}
      </Stack>
    </Alert>
  )
}
