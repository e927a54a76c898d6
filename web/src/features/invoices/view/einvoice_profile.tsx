import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#api/routes'
import { StatusBadge } from '@/components/status_badge'
import { useChange } from '@/components/use_change'
import { download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { mendedAt } from '../actions/mended_at'
import type { Invoice } from '../invoice'
import classes from './view.module.css'

type Checked = AnswerOf<'GET', '/api/invoices/:id/einvoice'>['profiles'][number]
type Finding = Checked['findings'][number]

/** One form of e-invoice: whether the rules find anything, where it is mended, and the file. */
export function EInvoiceProfile({ invoice, checked }: { invoice: Invoice; checked: Checked }) {
  const { t } = useTranslation('invoices')
  const { profile, isValid, findings } = checked
  const save = useChange({
    change: () => fileOf(invoice, profile),
    affects: [],
    onDone: ({ file, name }) => saveFile(file, name),
  })
  return (
    <Stack gap="xs" component="section">
      <Group justify="space-between">
        <Title order={2} size="h5">
          {t(`einvoice.profile.${profile}`)}
        </Title>
        <StatusBadge
          kind={isValid ? 'paid' : 'overdue'}
          label={t(isValid ? 'einvoice.valid' : 'einvoice.invalid')}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t(`einvoice.for.${profile}`)}
      </Text>
      {findings.length > 0 && (
        <ul className={classes.rows}>
          {findings.map((finding) => (
            <li key={`${finding.rule} ${finding.field}`} className={classes.row}>
              <FindingText invoice={invoice} finding={finding} />
            </li>
          ))}
        </ul>
      )}
      {isValid && invoice.number && (
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
      )}
    </Stack>
  )
}

function FindingText({ invoice, finding }: { invoice: Invoice; finding: Finding }) {
  const { t } = useTranslation('invoices')
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

function fileOf({ _id: id }: Invoice, profile: Checked['profile']) {
  return profile === 'xrechnung'
    ? download('/api/invoices/:id/xml', { params: { id }, query: { format: 'xrechnung' } })
    : download('/api/invoices/:id/pdf', { params: { id }, query: { format: 'zugferd' } })
}
