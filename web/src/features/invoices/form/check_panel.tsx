import { Alert, Anchor } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isBlank } from '@/components/document_form/line_values'
import type { DraftFinding } from '../actions/use_issue_check'
import classes from './check_panel.module.css'
import type { InvoiceValues } from './invoice_values'

interface CheckPanelProps {
  form: UseFormReturnType<InvoiceValues>
  findings: DraftFinding[]
}

/** What keeps the draft from being issued and what is doubtful about it; each leads to where it is mended. */
export function CheckPanel({ form, findings }: CheckPanelProps) {
  const { t } = useTranslation('invoices')
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

function Jump({ form, field }: { form: CheckPanelProps['form']; field: string }) {
  const { t } = useTranslation('invoices')
  const { clientId } = form.values
  const page = pageOf(field, clientId)
  if (page) {
    return (
      <Anchor component={Link} to={page} inherit underline="always">
        {t(field.startsWith('client.') ? 'check.to_client' : 'check.to_settings')}
      </Anchor>
    )
  }
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      underline="always"
      onClick={() => jump(form, field)}
    >
      {t('check.to_field')}
    </Anchor>
  )
}

const OF_THE_BANK = /^(payment\.|companyInfo\.(iban|bic|accountHolder)$)/

/** What is typed is kept while another page is open. */
function pageOf(field: string, clientId: string) {
  if (field.startsWith('client.')) return `/clients?edit=${clientId}`
  if (OF_THE_BANK.test(field)) return '/settings?section=bank'
  return field.startsWith('companyInfo.') ? '/settings?section=company' : undefined
}

function jump(form: CheckPanelProps['form'], field: string) {
  const node = form.getInputNode(inputOf(form.getValues(), field))
  const fold = node?.closest('details')
  if (fold) fold.open = true
  node?.focus()
}

/** The server counts the lines that are written; the form has blank ones too. */
function inputOf({ lines }: InvoiceValues, field: string) {
  if (field === 'lines') return 'lines.0.description'
  const [, number, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (number === undefined) return field
  const written = lines.flatMap((line, index) => (isBlank(line) ? [] : [index]))
  return `lines.${written[Number(number)] ?? 0}.${name === 'taxCategory' ? 'taxRate' : name}`
}
