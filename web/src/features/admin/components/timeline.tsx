import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import type { Company } from '../company'
import classes from './admin.module.css'

const KNOWN = [
  'applied',
  'address_confirmed',
  'approve',
  'reject',
  'question_asked',
  'question_answered',
  'suspend',
  'reactivate',
  'plan_changed',
  'deletion_requested',
  'deletion_cancelled',
  'closed',
  'held',
  'hold_lifted',
]
/** These say why in words; the reason of a deletion is a code. */
const WITH_WORDS = ['company.reject', 'company.suspend']
const nameOf = (action: string) => action.replace(/^company\./, '')

/** Decisions about a company, the newest first. */
export function Timeline({ steps }: { steps: Company['timeline'] }) {
  const { t } = useTranslation('admin')
  const decisions = steps.filter(({ action }) => KNOWN.includes(nameOf(action)))
  return (
    <Section title={t('timeline.title')} padding="none">
      <table className={classes.table} aria-label={t('timeline.title')}>
        <tbody>
          {decisions.map(({ at, action, by, details }) => (
            <tr key={`${at} ${action}`}>
              <td>
                <DayText value={at} precision="minute" />
              </td>
              <td>
                {t(`timeline.${nameOf(action)}`)}
                {typeof details.text === 'string' && (
                  <Text c="dimmed" size="sm" className={classes.words}>
                    {details.text}
                  </Text>
                )}
                {action === 'company.plan_changed' && (
                  <Text c="dimmed" size="sm">
                    {details.plan ?? t('plan.none')}
                  </Text>
                )}
                {WITH_WORDS.includes(action) && typeof details.reason === 'string' && (
                  <Text c="dimmed" size="sm">
                    {details.reason}
                  </Text>
                )}
              </td>
              <td>{by ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
