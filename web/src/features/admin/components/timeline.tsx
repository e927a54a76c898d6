import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { Section } from '@/components/section'
import type { Company } from '../company'
import classes from './admin.module.css'

/** What was decided about a company, the newest first. */
export function Timeline({ steps }: { steps: Company['timeline'] }) {
  const { t } = useTranslation('admin')
  return (
    <Section title={t('timeline.title')} padding="none">
      <div className={classes.scroll}>
        <table className={classes.table}>
          <tbody>
            {steps.map(({ at, action, by, details }) => (
              <tr key={`${at} ${action}`}>
                <td>
                  <DayText value={at} precision="minute" />
                </td>
                <td>
                  {t(`timeline.${action.replace('company.', '')}`, { defaultValue: action })}
                  {typeof details.reason === 'string' && (
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
      </div>
    </Section>
  )
}
