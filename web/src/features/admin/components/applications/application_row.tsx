import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayText } from '@/components/values/day_text'
import { addressWord, type CompanyRow, type Step } from '../../company'
import classes from '../admin.module.css'
import { QuestionState } from '../questions/question_state'
import { Hints } from './hints'

interface ApplicationRowProps {
  company: CompanyRow
  isCurrent: boolean
  isTicked: boolean
  isBusy: boolean
  onTick: () => void
  onStep: (step: Step) => void
  onFocus: () => void
}

/** A waiting company with what to look at, and its decisions. */
export function ApplicationRow(props: ApplicationRowProps) {
  const { company, isCurrent, isTicked, isBusy, onTick, onStep, onFocus } = props
  const { t } = useTranslation('admin')
  const { name } = company
  return (
    <li className={classes.row} data-current={isCurrent || undefined} onFocus={onFocus}>
      <div className={classes.application}>
        <Checkbox
          checked={isTicked}
          onChange={onTick}
          aria-label={t('applications.tick_of', { name })}
        />
        <div className={classes.who}>
          <Anchor component={Link} to={`/admin/company/${company._id}`} className={classes.name}>
            {name}
          </Anchor>
          <Text c="dimmed" size="sm">
            {company.email} ({t(addressWord(company))}) · {company.plan} ·{' '}
            <DayText value={company.createdAt} precision="minute" />
          </Text>
          <QuestionState question={company.question} />
          <Hints hints={company.hints} />
        </div>
      </div>
      <Group gap="xs" className={classes.decisions}>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => onStep('ask')}
          aria-label={t('applications.ask_of', { name })}
        >
          {t('step.ask')}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => onStep('reject')}
          aria-label={t('applications.reject_of', { name })}
        >
          {t('step.reject')}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => onStep('approve')}
          aria-label={t('applications.approve_of', { name })}
        >
          {t('step.approve')}
        </Button>
      </Group>
    </li>
  )
}
