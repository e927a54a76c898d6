import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { usePlaceholders } from '../form/placeholders'
import type { Recurring } from '../recurring'
import { useRhythmText } from '../use_rhythm_text'

interface RulesOf
  extends Pick<
    Recurring,
    | 'schedule'
    | 'mode'
    | 'dueDays'
    | 'servicePeriod'
    | 'catchUp'
    | 'collects'
    | 'collectsExpenses'
    | 'endsOn'
    | 'endsAfter'
    | 'retainer'
  > {
  invoice: { lines: readonly Pick<Recurring['invoice']['lines'][number], 'description'>[] }
}

/** When and how a recurring invoice is made. */
export function Rules({ recurring }: { recurring: RulesOf }) {
  const { t } = useTranslation('recurring')
  const rhythmText = useRhythmText()
  const { schedule, mode, dueDays, servicePeriod, catchUp, collects, collectsExpenses } = recurring
  const { endsOn, endsAfter, retainer } = recurring
  const { language } = useLanguage()
  const placeholders = usePlaceholders()
  const lines = recurring.invoice.lines.map(({ description = '' }) =>
    placeholders.shownText(description.split('\n')[0] ?? '')
  )
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
