import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './issue_findings.module.css'
import type { DraftFinding } from './use_issue_check'

/** What keeps a draft from being issued, or else what is doubtful about it, where the last question is asked. */
export function IssueFindings({ findings }: { findings: DraftFinding[] }) {
  const { t } = useTranslation('invoices')
  const errors = findings.filter(({ severity }) => severity === 'error')
  const shown = errors.length > 0 ? errors : findings
  if (shown.length === 0) return null
  return (
    <Alert
      variant="light"
      color={errors.length > 0 ? 'red' : 'yellow'}
      mt="sm"
      title={t(errors.length > 0 ? 'check.errors' : 'check.warnings')}
    >
      <ul className={classes.findings}>
        {shown.map(({ field, rule, message }) => (
          <li key={`${field} ${rule}`}>{message}</li>
        ))}
      </ul>
    </Alert>
  )
}
