import { Anchor, Button, Group, Kbd, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isDialogOpen } from '@/components/dialogs/dialog_open'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { addressWord, type CompanyRow, type Step } from '../company'
import { applicationsQuery } from '../queries'
import { useCompanySteps } from '../use_company_steps'
import classes from './admin.module.css'
import { Hints } from './hints'

/** Companies that wait to be let in, the longest waiting first. `j` `k` walk, `a` approves, `r` rejects. */
export function Applications() {
  const { t } = useTranslation('admin')
  const { data, error, isPending, refetch } = useQuery(applicationsQuery)
  const { start, dialogs, isBusy } = useCompanySteps()
  const [position, setPosition] = useState(0)
  const rows = data?.rows ?? []
  const current = Math.min(position, rows.length - 1)

  const decide = (step: Step) => {
    const company = rows[current]
    // An open dialog already asks for a decision.
    if (company && !isBusy && !isDialogOpen()) start(step, company)
  }
  const walk = (to: number) => !isDialogOpen() && setPosition(to)
  useHotkeys([
    ['j', () => walk(Math.min(current + 1, rows.length - 1))],
    ['k', () => walk(Math.max(current - 1, 0))],
    ['a', () => decide('approve')],
    ['r', () => decide('reject')],
  ])

  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (isPending) return <Loading extent="tableRow" variant="skeleton" />
  if (rows.length === 0)
    return (
      <EmptyState
        drawing={<PaperDrawing />}
        title={t('applications.none')}
        text={t('applications.none_text')}
      />
    )
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs" visibleFrom="sm">
        <Kbd size="xs">j</Kbd> <Kbd size="xs">k</Kbd> {t('applications.walk')} ·{' '}
        <Kbd size="xs">a</Kbd> {t('step.approve')} · <Kbd size="xs">r</Kbd> {t('step.reject')}
      </Text>
      <ul className={classes.rows}>
        {rows.map((company, index) => (
          <Row
            key={company._id}
            company={company}
            isCurrent={index === current}
            isBusy={isBusy}
            onStep={(step) => start(step, company)}
            onFocus={() => setPosition(index)}
          />
        ))}
      </ul>
      {dialogs}
    </>
  )
}

interface RowProps {
  company: CompanyRow
  isCurrent: boolean
  isBusy: boolean
  onStep: (step: Step) => void
  onFocus: () => void
}

function Row({ company, isCurrent, isBusy, onStep, onFocus }: RowProps) {
  const { t } = useTranslation('admin')
  return (
    <li className={classes.row} data-current={isCurrent || undefined} onFocus={onFocus}>
      <div className={classes.who}>
        <Anchor component={Link} to={`/admin/company/${company._id}`} className={classes.name}>
          {company.name}
        </Anchor>
        <Text c="dimmed" size="sm">
          {company.email} ({t(addressWord(company))}) · {company.plan} ·{' '}
          <DayText value={company.createdAt} precision="minute" />
        </Text>
        <Hints hints={company.hints} />
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => onStep('reject')}
          aria-label={t('applications.reject_of', { name: company.name })}
        >
          {t('step.reject')}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => onStep('approve')}
          aria-label={t('applications.approve_of', { name: company.name })}
        >
          {t('step.approve')}
        </Button>
      </Group>
    </li>
  )
}
