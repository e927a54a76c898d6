import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { latePart } from '@/lib/parts/late_part'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import { useMailChanges } from '../components/mail_actions'
import { MailStatus } from '../components/mail_status'
import { MAIL_KINDS, type Mail } from '../mail'

const MailDrawer = latePart(async () => (await import('../components/mail_drawer')).MailDrawer)

/** `/mails`: the company's outbox; `?mail=` opens one beside it. */
export function Component() {
  const { t } = useTranslation('correspondence')
  const opened = useBeside('mail')
  const state = useTableState<'/api/mails'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery(listQuery('/api/mails', state.query))
  const chips = useChips(state.filters.status)
  const { cancel, resend } = useMailChanges()
  return (
    <Page title={t('page.title')} context={t('page.context')}>
      <DataTable
        name="mails"
        label={t('page.title')}
        columns={useColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ subject }) => subject}
        rowLink={({ _id }) => opened.linkTo(_id)}
        rowActions={(row) => [
          ...(row.canBeResent
            ? [{ label: t('mail.resend'), onSelect: () => resend.mutate(row) }]
            : []),
          ...(row.canBeCancelled
            ? [{ label: t('mail.cancel'), onSelect: () => cancel.mutate(row) }]
            : []),
        ]}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[{ value: '', label: t('page.all') }, ...chips]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={<EmptyState drawing={<PaperDrawing />} title={t('page.none')} />}
      />
      {opened.id && <MailDrawer id={opened.id} onOpen={opened.turnTo} onClose={opened.close} />}
    </Page>
  )
}

/** A mail is in these for a moment only. */
const PASSING = ['queued', 'sending']

/** The states, those that ask for something with their number; passing ones while a mail is in them. */
function useChips(chosen: string | undefined) {
  const { t } = useTranslation('correspondence')
  const { data } = useQuery(recordQuery('/api/mails/counts'))
  const counts: Partial<Record<string, number>> = data ?? {}
  const isShown = (value: string) =>
    !PASSING.includes(value) || (counts[value] ?? 0) > 0 || value === chosen
  return Object.keys(MAIL_KINDS)
    .filter(isShown)
    .map((value) => ({
      value,
      label: t(`status.${value}`),
      ...(counts[value] && { count: counts[value] }),
    }))
}

function useColumns(): Column<Mail>[] {
  const { t } = useTranslation('correspondence')
  return [
    { key: 'subject', label: t('field.subject'), isFluid: true, cell: ({ subject }) => subject },
    {
      key: 'to',
      label: t('field.to'),
      isWideOnly: true,
      cell: ({ to, cc }) => [...to, ...cc].join(', '),
    },
    { key: 'client', label: t('field.client'), isSpare: true, cell: ({ client }) => client?.name },
    {
      key: 'reason',
      label: t('field.reason'),
      isWideOnly: true,
      isSpare: true,
      cell: ({ reason, status }) => (status === 'sent' ? null : reason),
    },
    {
      key: 'time',
      label: t('field.time'),
      cell: ({ sentAt, sendAt }) => <DayText value={sentAt ?? sendAt} precision="minute" />,
      csv: ({ sentAt, sendAt }) => formatInstant(sentAt ?? sendAt),
    },
    {
      key: 'status',
      label: t('field.status'),
      align: 'right',
      cell: ({ status }) => <MailStatus status={status} />,
      csv: ({ status }) => t(`status.${status}`),
    },
  ]
}
