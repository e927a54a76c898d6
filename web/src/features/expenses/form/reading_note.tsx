import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconFileCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/lib/http_failure'
import { formatMoney } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import type { Reading } from '../expense'
import classes from './form.module.css'
import type { useReading } from './use_reading'

type ReadingNoteProps = Omit<ReturnType<typeof useReading>, 'read'>

/** Reports which fields an e-invoice filled in, or why it could not be read. */
export function ReadingNote(props: ReadingNoteProps) {
  const { reading, fileName, failure, isReading, undo } = props
  const { t } = useTranslation('expenses')
  if (isReading) {
    return (
      <Text c="dimmed" size="sm" role="status">
        {t('reading.under_way', { file: fileName })}
      </Text>
    )
  }
  if (failure) {
    return (
      <Alert variant="light" color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
        {failureText(failure, t('reading.failed'))} {t('reading.only_attached')}
      </Alert>
    )
  }
  return reading ? <Read reading={reading} onUndo={undo} /> : null
}

function Read({ reading, onUndo }: { reading: Reading; onUndo: () => void }) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const { vendor, reference, currency, lines } = reading.expense
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0)
  const errors = reading.findings.filter(({ severity }) => severity === 'error')
  return (
    <Alert
      variant="light"
      color={errors.length > 0 ? 'yellow' : 'petrol'}
      icon={errors.length > 0 ? <IconAlertTriangle aria-hidden /> : <IconFileCheck aria-hidden />}
      role="status"
    >
      <Group justify="space-between" align="start" gap="xs">
        <Text inherit flex="1 1 240px">
          {t('reading.read', {
            vendor,
            number: reference,
            amount: formatMoney(gross, currency, language),
          })}
        </Text>
        <Button variant="subtle" size="compact-sm" flex="none" onClick={onUndo}>
          {t('reading.undo')}
        </Button>
      </Group>
      {errors.length > 0 && (
        <>
          {t('reading.errors')}
          <ul className={classes.findings}>
            {errors.map(({ rule, message }) => (
              <li key={`${rule} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
