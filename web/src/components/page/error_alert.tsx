import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { failureText, HttpFailure } from '@/lib/server/http_failure'

interface ErrorAlertProps {
  /** The caught error. Shows the server's sentence, else a general one. */
  failure: unknown
  /** Shown as "Try again". */
  onRetry?: () => void
}

/** A failed load or save, in words; a failure of the server with the request's number for the operator. */
export function ErrorAlert({ failure, onRetry }: ErrorAlertProps) {
  const { t } = useTranslation('common')
  const hasNoAnswer = failure instanceof HttpFailure && failure.status === 0
  // A refusal that the server explains needs no operator.
  const isExplained =
    failure instanceof HttpFailure && failure.status >= 400 && failure.status < 500
  const requestId = failure instanceof HttpFailure && !isExplained ? failure.requestId : undefined
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert">
      <Text inherit>
        {failureText(failure, t(hasNoAnswer ? 'failure.no_answer' : 'failure.unknown'))}
      </Text>
      {requestId && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('failure.request', { id: requestId })}
        </Text>
      )}
      {onRetry && (
        <Button variant="default" size="xs" mt="xs" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      )}
    </Alert>
  )
}
