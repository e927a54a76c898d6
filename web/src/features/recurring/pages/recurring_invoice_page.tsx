import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Page } from '@/components/page/page'
import { RecordPage } from '@/components/page/record_page'
import { Section } from '@/components/page/section'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { RetainerPeriods } from '@/features/retainers/parts'
import { recordQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { useRecurringSteps } from '../actions/use_recurring_steps'
import { type Recurring, recipientOf } from '../recurring'
import { CollectedExpenses } from '../view/collected_expenses'
import { CollectedHours } from '../view/collected_hours'
import { DateList } from '../view/date_list'
import { Notice } from '../view/notice'
import { Rules } from '../view/rules'
import { RunList } from '../view/run_list'
import { Strip } from '../view/strip'
import classes from '../view/view.module.css'

/** `/recurring-invoices/{id}` */
export function Component() {
  const { t } = useTranslation('recurring')
  const { id = '' } = useParams()
  const record = useQuery(recordQuery('/api/recurring-invoices/:id', { params: { id } }))
  return (
    <RecordPage
      record={record}
      title={t('view.title')}
      back={{ to: '/recurring-invoices', label: t('list.title') }}
    >
      {(recurring) => <Loaded key={id} recurring={recurring} />}
    </RecordPage>
  )
}

function Loaded({ recurring }: { recurring: Recurring }) {
  const { t } = useTranslation('recurring')
  const navigate = useNavigate()
  const { isSuperAdmin } = useSession()
  const { start, isBusy, dialogs } = useRecurringSteps({
    onDelete: () => navigate('/recurring-invoices'),
  })
  const context = [recipientOf(recurring), ...(isSuperAdmin ? [recurring.company.name] : [])]
  return (
    <Page
      title={recurring.name}
      context={context.join(' · ')}
      back={{ to: '/recurring-invoices', label: t('list.title') }}
    >
      {!isSuperAdmin && <DocumentChain type="recurring" id={recurring._id} />}
      <Strip recurring={recurring} isBusy={isBusy} onStep={(step) => start(step, recurring)} />
      <Notice recurring={recurring} />
      <div className={classes.columns}>
        <Stack gap="md">
          <Section title={t('view.runs')}>
            <RunList runs={recurring.runs} />
          </Section>
          <Section title={t('view.rules')}>
            <Rules recurring={recurring} />
          </Section>
        </Stack>
        <Stack gap="md">
          {recurring.retainer && (
            <Section title={t('retainer.title')}>
              <RetainerPeriods retainer={recurring.retainer} currency={recurring.currency} />
            </Section>
          )}
          {recurring.collected && (
            <Section title={t('view.hours')}>
              <CollectedHours collected={recurring.collected} currency={recurring.currency} />
            </Section>
          )}
          {recurring.collectedExpenses && (
            <Section title={t('view.expenses')}>
              <CollectedExpenses
                expenses={recurring.collectedExpenses}
                currency={recurring.currency}
              />
            </Section>
          )}
          <Section title={t('view.dates')}>
            <DateList
              dates={recurring.dates}
              total={recurring.total}
              currency={recurring.currency}
            />
          </Section>
        </Stack>
      </div>
      {dialogs}
    </Page>
  )
}
