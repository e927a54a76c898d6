import { Anchor, Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#api/routes'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { download } from '@/lib/server/api'
import { mendedAt } from '../actions/mended_at'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

/** One form of e-invoice, checked by its rules. */
export type CheckedProfile = AnswerOf<'GET', '/api/invoices/:id/einvoice'>['profiles'][number]
type Finding = CheckedProfile['findings'][number]
/** As much of an invoice as the check of its e-invoice needs. */
export type CheckedInvoice = Pick<Invoice, '_id' | 'number' | 'status' | 'client'>

/** The findings of a form, each with the place that mends it. */
export function Findings({ invoice, findings }: { invoice: CheckedInvoice; findings: Finding[] }) {
  return (
    <ul className={classes.rows}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.field}`} className={classes.row}>
          <FindingText invoice={invoice} finding={finding} />
        </li>
      ))}
    </ul>
  )
}

function FindingText({ invoice, finding }: { invoice: CheckedInvoice; finding: Finding }) {
  const { t } = useTranslation('invoicing')
  const place = mendedAt(finding.field, invoice)
  return (
    <div className={classes.rowText}>
      <Text size="sm">{finding.message}</Text>
      <Text size="xs" c="dimmed">
        {finding.severity === 'warning' && `${t('einvoice.warning')} · `}
        {finding.rule}
        {place && (
          <>
            {' · '}
            <Anchor component={Link} to={place.path} underline="always" inherit>
              {t(`mend.${place.name}`)}
            </Anchor>
          </>
        )}
      </Text>
    </div>
  )
}

/** Saves the file of a valid form; drafts have none yet. */
export function ProfileFile({
  invoice,
  checked,
}: {
  invoice: CheckedInvoice
  checked: CheckedProfile
}) {
  const { t } = useTranslation('invoicing')
  const { profile, isValid } = checked
  const save = useChange({
    change: () => fileOf(invoice, profile),
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  if (!isValid || !invoice.number) return null
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate(undefined)}
      >
        {t(`einvoice.download.${profile}`)}
      </Button>
    </div>
  )
}

function fileOf({ _id: id }: CheckedInvoice, profile: CheckedProfile['profile']) {
  return profile === 'en16931'
    ? download('/api/invoices/:id/pdf', { params: { id }, query: { format: 'zugferd' } })
    : download('/api/invoices/:id/xml', { params: { id }, query: { format: profile } })
}
