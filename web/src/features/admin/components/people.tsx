import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import type { Company } from '../company'
import classes from './admin.module.css'

export function People({ people }: { people: Company['people'] }) {
  const { t } = useTranslation('admin')
  return (
    <Section title={t('people.title')} padding="none">
      <table className={classes.table} aria-label={t('people.title')}>
        <thead>
          <tr>
            <th>{t('field.name')}</th>
            <th>{t('field.email')}</th>
            <th>{t('field.role')}</th>
            <th>{t('field.last_sign_in')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ _id, name, email, role, isActive, lastSignInAt }) => (
            <tr key={_id}>
              <td>{name}</td>
              <td>{email}</td>
              <td>
                {isActive ? (
                  t(`role.${role}`)
                ) : (
                  <StatusBadge kind="void" label={t(`role.${role}`)} />
                )}
              </td>
              <td>
                <DayText value={lastSignInAt} precision="minute" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
