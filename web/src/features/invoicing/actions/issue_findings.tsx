import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './issue_findings.module.css'
import type { MendingPlace } from './mended_at'
import type { DraftFinding } from './use_issue_check'

interface IssueFindingsProps {
  findings: DraftFinding[]
  /** Where a field is entered; left out where the form is at hand. */
  placeOf?: (field: string) => MendingPlace | undefined
}

/** Reasons why a draft cannot be issued, or else doubts about it, in the last question before issuing. */
export function IssueFindings({ findings, placeOf }: IssueFindingsProps) {
  const { t } = useTranslation('invoicing')
  const errors = findings.filter(({ severity }) => severity === 'error')
  // Serious warnings are confirmed one by one: `AcknowledgeDoubts`.
  const warnings = findings.filter(({ needsAcknowledgement }) => !needsAcknowledgement)
  const shown = errors.length > 0 ? errors : warnings
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
          <li key={`${field} ${rule}`}>
            {message} <PlaceLink place={placeOf?.(field)} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function PlaceLink({ place }: { place: MendingPlace | undefined }) {
  const { t } = useTranslation('invoicing')
  if (!place) return null
  return (
    <Anchor component={Link} to={place.path} inherit underline="always">
      {t(`mend.${place.name}`)}
    </Anchor>
  )
}
