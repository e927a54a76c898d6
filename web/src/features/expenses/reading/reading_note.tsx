import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconFileCheck, IconWand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { failureText } from '@/lib/server/http_failure'
import type { Reading } from '../expense'
import classes from '../form/form.module.css'
import type { useReading } from './use_reading'

type Progress = Omit<ReturnType<typeof useReading>, 'read' | 'proposed' | 'reading' | 'undo'>

/** Reports that a file is being read, or why it could not be read. */
export function ReadingProgress({ fileName, failure, isOrdinary, isReading }: Progress) {
  const { t } = useTranslation('expenses')
  if (isReading) {
    return (
      <Text c="dimmed" size="sm" role="status">
        {t('reading.under_way', { file: fileName })}
      </Text>
    )
  }
  if (isOrdinary) {
    return (
      <Text c="dimmed" size="sm" role="status">
        {t('reading.ordinary')}
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
  return null
}

interface NoteProps extends Progress {
  reading: Reading | undefined
  undo: () => void
}

/** Reports which fields a file filled in. */
export function ReadingNote({ reading, undo, ...progress }: NoteProps) {
  if (!reading) return <ReadingProgress {...progress} />
  return reading.source === 'eInvoice' ? (
    <FromEInvoice reading={reading} onUndo={undo} />
  ) : (
    <FromGuess onUndo={undo} />
  )
}

/** The marked fields are guesses. */
export function FromGuess({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('expenses')
  return (
    <Alert variant="light" color="yellow" icon={<IconWand aria-hidden />} role="status">
      <Group justify="space-between" align="start" gap="xs">
        <Text inherit flex="1 1 240px">
          {t('reading.guessed')}
        </Text>
        <Button variant="subtle" size="compact-sm" flex="none" onClick={onUndo}>
          {t('reading.undo')}
        </Button>
      </Group>
    </Alert>
  )
}

function FromEInvoice({ reading, onUndo }: { reading: Reading; onUndo: () => void }) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const { vendor, reference, currency, lines } = reading.expense
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0)
  const errors = reading.findings.filter(({ severity }) => severity === 'error')
  const isDoubtful = reading.isOwn || errors.length > 0
  return (
    <Alert
      variant="light"
      color={isDoubtful ? 'yellow' : 'petrol'}
      icon={isDoubtful ? <IconAlertTriangle aria-hidden /> : <IconFileCheck aria-hidden />}
      role="status"
    >
      <Group justify="space-between" align="start" gap="xs">
        <Text inherit flex="1 1 240px">
          {t('reading.read', {
            vendor,
            number: reference,
            amount: currency ? formatMoney(gross, currency, language) : '',
          })}
        </Text>
        <Button variant="subtle" size="compact-sm" flex="none" onClick={onUndo}>
          {t('reading.undo')}
        </Button>
      </Group>
      {reading.isOwn && <Text inherit>{t('reading.own')}</Text>}
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
