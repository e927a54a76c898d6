import { Alert, Anchor } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { focusField } from '@/components/form/use_named_field'
import { isBlank } from '@/features/documents/lines/line_values'
import { mendedAt } from '../actions/mended_at'
import type { DraftFinding } from '../actions/use_issue_check'
import classes from './check_panel.module.css'
import type { InvoiceValues } from './invoice_values'

interface CheckPanelProps {
  form: UseFormReturnType<InvoiceValues>
  findings: DraftFinding[]
}

/** Reasons why the draft cannot be issued, and doubts about it; each links to the place to correct it. */
export function CheckPanel({ form, findings }: CheckPanelProps) {
  const { t } = useTranslation('invoicing')
  if (findings.length === 0) return null
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return (
    <Alert
      variant="light"
      color={errors.length > 0 ? 'red' : 'yellow'}
      icon={<IconAlertTriangle aria-hidden />}
      title={t(errors.length > 0 ? 'check.errors' : 'check.warnings')}
      role="status"
    >
      <ul className={classes.findings}>
        {[...errors, ...warnings].map((finding) => (
          <li key={`${finding.field} ${finding.rule}`}>
            {errors.length > 0 && finding.severity === 'warning' && `${t('check.doubtful')} `}
            {finding.message} <Jump form={form} field={finding.field} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Links to the field. Unsaved input is kept while another page is open. */
function Jump({ form, field }: { form: CheckPanelProps['form']; field: string }) {
  const { t } = useTranslation('invoicing')
  const { _id, clientId } = form.values
  const place = mendedAt(field, { _id, status: 'Draft', client: { _id: clientId } })
  if (place && place.name !== 'draft') {
    return (
      <Anchor component={Link} to={place.path} inherit underline="always">
        {t(`mend.${place.name}`)}
      </Anchor>
    )
  }
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      underline="always"
      onClick={() => focusField(form, inputOf(form.getValues(), field))}
    >
      {t('check.to_field')}
    </Anchor>
  )
}

/** The server counts the lines that are written; the form has blank ones too. */
function inputOf({ lines }: InvoiceValues, field: string) {
  if (field === 'lines') return 'lines.0.description'
  const [, number, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (number === undefined) return field
  const written = lines.flatMap((line, index) => (isBlank(line) ? [] : [index]))
  return `lines.${written[Number(number)] ?? 0}.${name === 'taxCategory' ? 'taxRate' : name}`
}
