import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../reading'
import classes from './einvoices.module.css'

/** Contradictions in the document, or a note that there are none. */
export function Findings({ findings }: Pick<Reading, 'findings'>) {
  const { t } = useTranslation('einvoices')
  if (findings.length === 0) {
    return (
      <Alert mb="md" variant="light" color="teal" icon={<IconCircleCheck aria-hidden />}>
        {t('findings.none')}
      </Alert>
    )
  }
  const isGrave = findings.some(({ severity }) => severity === 'error')
  return (
    <Alert
      mb="md"
      variant="light"
      color={isGrave ? 'red' : 'yellow'}
      icon={<IconAlertTriangle aria-hidden />}
      title={t('findings.title')}
      role="status"
    >
      <ul className={classes.findings}>
        {findings.map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>
            {message}{' '}
            <Text span size="xs" c="dimmed">
              {rule}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
