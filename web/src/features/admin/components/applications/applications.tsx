import { Checkbox, Kbd, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '@/components/data_table/bulk_bar'
import { isDialogOpen } from '@/components/dialogs/dialog_open'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { PaperDrawing } from '@/components/pictures/drawings'
import type { CompanyRow, Step } from '../../company'
import { applicationsQuery } from '../../queries'
import { useBulkDecisions } from '../../use_bulk_decisions'
import { useCompanySteps } from '../../use_company_steps'
import classes from '../admin.module.css'
import { ApplicationRow } from './application_row'

/** Companies that wait to be let in, the longest waiting first. `j` `k` walk, `x` selects, `a` approves, `r` rejects, `i` asks for more information. */
export function Applications() {
  const { t } = useTranslation('admin')
  const { data, error, isPending, refetch } = useQuery(applicationsQuery)

  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (isPending) return <Loading extent="tableRow" variant="skeleton" />
  if (data.rows.length === 0)
    return (
      <EmptyState
        drawing={<PaperDrawing />}
        title={t('applications.none')}
        text={t('applications.none_text')}
      />
    )
  return <Queue rows={data.rows} />
}

function Queue({ rows }: { rows: CompanyRow[] }) {
  const { t } = useTranslation('admin')
  const steps = useCompanySteps()
  const [position, setPosition] = useState(0)
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set())
  const untick = () => setTickedIds(new Set())
  const bulk = useBulkDecisions(untick)
  const isBusy = steps.isBusy || bulk.isBusy
  const ticked = rows.filter(({ _id }) => tickedIds.has(_id))
  const current = Math.min(position, rows.length - 1)

  const tick = ({ _id }: CompanyRow) =>
    setTickedIds(
      (before) =>
        new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id])
    )
  const decide = (step: Step) => {
    const company = rows[current]
    // An open dialog already asks for a decision.
    if (company && !isBusy && !isDialogOpen()) steps.start(step, company)
  }
  const walk = (to: number) => !isDialogOpen() && setPosition(to)
  useHotkeys([
    ['j', () => walk(Math.min(current + 1, rows.length - 1))],
    ['k', () => walk(Math.max(current - 1, 0))],
    ['x', () => rows[current] && !isDialogOpen() && tick(rows[current])],
    ['a', () => decide('approve')],
    ['r', () => decide('reject')],
    ['i', () => decide('ask')],
  ])
  const isAll = ticked.length === rows.length
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs" visibleFrom="sm">
        <Kbd size="xs">j</Kbd> <Kbd size="xs">k</Kbd> {t('applications.walk')} ·{' '}
        <Kbd size="xs">x</Kbd> {t('applications.tick')} · <Kbd size="xs">a</Kbd> {t('step.approve')}{' '}
        · <Kbd size="xs">r</Kbd> {t('step.reject')} · <Kbd size="xs">i</Kbd> {t('step.ask')}
      </Text>
      {rows.length > 1 && (
        <Checkbox
          className={classes.all}
          label={t('applications.tick_all')}
          checked={isAll}
          indeterminate={ticked.length > 0 && !isAll}
          onChange={() => setTickedIds(new Set(isAll ? [] : rows.map(({ _id }) => _id)))}
        />
      )}
      <ul className={classes.rows}>
        {rows.map((company, index) => (
          <ApplicationRow
            key={company._id}
            company={company}
            isCurrent={index === current}
            isTicked={tickedIds.has(company._id)}
            isBusy={isBusy}
            onTick={() => tick(company)}
            onStep={(step) => steps.start(step, company)}
            onFocus={() => setPosition(index)}
          />
        ))}
      </ul>
      <BulkBar rows={ticked} actions={bulk.actions} onClear={untick} />
      {steps.dialogs}
      {bulk.dialogs}
    </>
  )
}
