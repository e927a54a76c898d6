import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Page } from '@/components/page/page'
import { RecordPage } from '@/components/page/record_page'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { RetainerPeriods } from '@/features/retainers/parts'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { useRecurringSteps } from '../actions/use_recurring_steps'
import { type Recurring, recipientOf } from '../recurring'
import { useRhythmText } from '../use_rhythm_text'
import { CollectedExpenses } from '../view/collected_expenses'
import { CollectedHours } from '../view/collected_hours'
import { DateList } from '../view/date_list'
import { Notice } from '../view/notice'
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

function Rules({ recurring }: { recurring: Recurring }) {
  const { t } = useTranslation('recurring')
  const rhythmText = useRhythmText()
  const { schedule, mode, dueDays, servicePeriod, catchUp, collects, collectsExpenses } = recurring
  const { endsOn, endsAfter, retainer } = recurring
  const { language } = useLanguage()
  const lines = recurring.invoice.lines.map(({ description }) => description?.split('\n')[0])
  return (
    <KeyValueList
      items={[
        { label: t('list.rhythm'), value: rhythmText(schedule) },
        { label: t('form.start'), value: <DayText value={schedule.startOn} /> },
        { label: t('form.ends_on'), value: endsOn && <DayText value={endsOn} /> },
        { label: t('form.ends_after'), value: endsAfter },
        { label: t('list.mode'), value: t(`mode.${mode}`) },
        { label: t('form.due_days'), value: dueDays === null ? t('form.due_terms') : dueDays },
        { label: t('form.period'), value: t(`period.${servicePeriod}`) },
        { label: t('form.catch_up'), value: t(`catch_up.${catchUp}`) },
        {
          label: t('retainer.included'),
          value:
            retainer &&
            `${formatNumber(retainer.includedHours, language)} · ${t(`retainer.carries.${retainer.carryOver}`)} · ${t(`retainer.overages.${retainer.overage}`)}`,
        },
        { label: t('form.collects'), value: collects && t(`collects.${collects.by}`) },
        {
          label: t('form.collects_expenses'),
          value: collectsExpenses && t('view.expenses_charged'),
        },
        { label: t('view.lines'), value: lines.filter(Boolean).join(', ') },
      ]}
    />
  )
}
