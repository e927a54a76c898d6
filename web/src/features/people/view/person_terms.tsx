import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { KeyValueList } from '@/components/page/key_value_list'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useRegionName } from '@/components/use_region_name'
import { DayText } from '@/components/values/day_text'
import { RatesSection } from '@/features/tasks/rates/parts'
import { formatHours, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { useRole } from '@/lib/session/current_user'
import { formatDate } from '@/lib/time/days'
import { formatBalance } from './calendar/balance'
import { CostRates } from './cost_rates'
import { AFFECTED, type PersonPage } from './person_page'
import classes from './work.module.css'

interface PersonTermsProps {
  person: PersonPage
  isOwner: boolean
  /** Opens a form. */
  onOpen: (form: 'terms' | 'hours' | 'cost') => void
}

/** The terms that a person works under. */
export function PersonTerms({ person, isOwner, onOpen }: PersonTermsProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const nameOf = useRegionName()
  const isDesk = useRole() === 'company'
  const { entryDate, exitDate, effectiveRegion, terms } = person
  return (
    <>
      <Section
        title={t('terms.title')}
        action={
          isOwner && (
            <Button variant="default" size="xs" onClick={() => onOpen('terms')}>
              {t('terms.edit')}
            </Button>
          )
        }
      >
        <KeyValueList
          items={[
            { label: t('terms.entry'), value: entryDate && <DayText value={entryDate} /> },
            { label: t('terms.exit'), value: exitDate && <DayText value={exitDate} /> },
            {
              label: t('terms.region'),
              value: effectiveRegion ? nameOf(effectiveRegion) : t('terms.no_region'),
            },
            {
              label: t('terms.leave'),
              value: terms?.leaveDays
                ? t('leave.days', {
                    count: terms.leaveDays,
                    days: formatNumber(terms.leaveDays, language),
                  })
                : undefined,
            },
            {
              label: t('terms.opening'),
              value: terms?.openingMinutes
                ? t('hours.unit', { hours: formatBalance(terms.openingMinutes * 60) })
                : undefined,
            },
          ]}
        />
      </Section>
      <WeeklyHours person={person} isOwner={isOwner} onNew={() => onOpen('hours')} />
      {isOwner && <CostRates personId={person._id} onNew={() => onOpen('cost')} />}
      {isDesk && (
        <RatesSection
          query={{ userId: person._id }}
          start={{ level: 'person', userId: person._id }}
        />
      )}
    </>
  )
}

interface WeeklyHoursProps {
  person: PersonPage
  isOwner: boolean
  onNew: () => void
}

function WeeklyHours({ person, isOwner, onNew }: WeeklyHoursProps) {
  const { t } = useTranslation('people')
  const [deleted, setDeleted] = useState<PersonPage['workPatterns'][number]>()
  const remove = useChange({
    change: (patternId: string) =>
      api('DELETE', '/api/employees/:id/work-patterns/:patternId', {
        params: { id: person._id, patternId },
      }),
    affects: AFFECTED,
    onDone: () => {
      showDone(t('hours.deleted'))
      setDeleted(undefined)
    },
  })
  return (
    <Section
      title={t('hours.title')}
      padding="none"
      action={
        isOwner && (
          <Button variant="default" size="xs" onClick={onNew}>
            {t('hours.new')}
          </Button>
        )
      }
    >
      {person.workPatterns.length === 0 && (
        <Text c="dimmed" p="md">
          {t(isOwner ? 'calendar.no_targets_owner' : 'calendar.no_targets')}
        </Text>
      )}
      <ul className={rows.list}>
        {person.workPatterns.toReversed().map((pattern) => (
          <li key={pattern._id}>
            <span className={rows.words}>
              <Text span fw={500}>
                {t('hours.from', { day: formatDate(pattern.from) })}
              </Text>
              <Text span c="dimmed" size="sm">
                {pattern.minutes
                  .map((minutes, index) => ({ minutes, weekday: t(`weekday.${index as 0}`) }))
                  .filter(({ minutes }) => minutes > 0)
                  .map(({ minutes, weekday }) => `${weekday} ${formatHours(minutes * 60)}`)
                  .join(' · ')}
              </Text>
            </span>
            <span className={classes.hours}>{formatHours(pattern.weeklyMinutes * 60)}</span>
            {isOwner && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                aria-label={t('hours.delete_named', { day: formatDate(pattern.from) })}
                onClick={() => setDeleted(pattern)}
              >
                {t('absence.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t('hours.delete_title', { day: formatDate(deleted?.from) })}
        verb={t('absence.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted._id)}
        onCancel={() => setDeleted(undefined)}
      >
        {t('hours.delete_text')}
      </ConfirmDialog>
    </Section>
  )
}
