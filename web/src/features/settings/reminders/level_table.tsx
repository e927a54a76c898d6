import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/language/languages'
import table from '../components/drawer/settings_table.module.css'
import { countsFromDueDate, type ReminderRules } from './reminder_rules'

interface LevelTableProps {
  rules: ReminderRules
  /** The language of the company's documents, in which levels are named. */
  base: Language
  /** The address of a level, by its place from 1. */
  linkTo: (place: string) => string
}

/** The levels in their order: when, at what cost, how they leave and in which languages they have own texts. */
export function LevelTable({ rules, base, linkTo }: LevelTableProps) {
  const { t } = useTranslation('settings')
  return (
    <table className={table.table} aria-label={t('section.reminders')}>
      <thead>
        <tr>
          <th scope="col">{t('reminders.column_level')}</th>
          <th scope="col" className={table.wide}>
            {t('reminders.column_when')}
          </th>
          <th scope="col" data-align="right">
            {t('field.fee')}
          </th>
          <th scope="col" className={table.wide}>
            {t('reminders.column_default')}
          </th>
          <th scope="col" className={table.wide}>
            {t('reminders.column_channel')}
          </th>
          <th scope="col" className={table.wide}>
            {t('reminders.column_texts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.levels.map((level, index) => (
          <LevelRow
            key={level.position}
            rules={rules}
            index={index}
            base={base}
            to={linkTo(String(index + 1))}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LevelRowProps extends Pick<LevelTableProps, 'rules' | 'base'> {
  index: number
  to: string
}

function LevelRow({ rules, index, base, to }: LevelRowProps) {
  const { t } = useTranslation('settings')
  const dayText = useDayText(rules)
  const level = rules.levels[index]
  if (!level) return null
  const { fee, currency, chargesInterest, chargesFlatSum, texts } = level
  const charges = [
    chargesInterest && t('reminders.interest'),
    chargesFlatSum && t('reminders.flat_sum'),
  ]
    .filter(Boolean)
    .join(', ')
  const own = LANGUAGES.filter((language) => texts[language].subject.trim() !== '')
  const hasAll = own.length === LANGUAGES.length
  return (
    <tr>
      <th scope="row">
        <span className={table.place}>{index + 1}</span>
        <Anchor component={Link} to={to} className={table.link ?? ''}>
          {texts[base].subject}
        </Anchor>
        <div className={table.narrow}>{[dayText(index), charges].filter(Boolean).join(' · ')}</div>
      </th>
      <td className={table.wide}>{dayText(index)}</td>
      <td data-align="right" className={table.figure}>
        {fee === 0 ? '–' : <Money amount={fee} currency={currency} />}
      </td>
      <td className={table.wide}>{charges || '–'}</td>
      <td className={table.wide}>
        {t(rules.isAutomatic ? 'reminders.by_clock' : 'reminders.by_hand')}
      </td>
      <td className={table.wide}>
        {hasAll
          ? t('reminders.all_languages')
          : own.map((language) => LANGUAGE_NAMES[language]).join(', ')}
      </td>
    </tr>
  )
}

/** When a level is due, in words. */
function useDayText({ levels }: ReminderRules) {
  const { t } = useTranslation('settings')
  return (index: number) => {
    const days = levels[index]?.days ?? 0
    if (!countsFromDueDate(levels, index)) {
      return t('reminders.after_level', { count: days, level: index })
    }
    if (days === 0) return t('reminders.on_due_date')
    return days > 0
      ? t('reminders.after_due_date', { count: days })
      : t('reminders.before_due_date', { count: -days })
  }
}
