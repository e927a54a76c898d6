import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { browserName } from '#api/browser_name'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import type { PersonPage } from './person_page'

interface PersonSecurityProps {
  personId: string
  security: NonNullable<PersonPage['security']>
}

/** Where and how a person signs in, and the way to what they have changed. */
export function PersonSecurity({ personId, security }: PersonSecurityProps) {
  const { t } = useTranslation('people')
  const { hasSecondFactor, lastSignInAt, devices } = security
  return (
    <>
      <Section title={t('security.devices')} padding="none">
        {devices.length === 0 && (
          <Text c="dimmed" p="md">
            {t('security.none')}
          </Text>
        )}
        <ul className={rows.list}>
          {devices.map(({ _id, client, device, userAgent, lastSeenAt }) => (
            <li key={_id}>
              <span className={rows.words}>
                <Text span fw={500}>
                  {t(`security.${client}`)}
                </Text>
                <Text span c="dimmed" size="sm" lineClamp={1}>
                  {device ?? browserName(userAgent) ?? userAgent}
                </Text>
              </span>
              <DayText value={lastSeenAt} precision="minute" />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('security.second_factor')}>
        <Text>{t(hasSecondFactor ? 'security.factor_on' : 'security.factor_off')}</Text>
      </Section>
      <Section title={t('security.changes')}>
        <Text mb="xs">
          {lastSignInAt ? (
            <>
              {t('field.lastSignInAt')} <DayText value={lastSignInAt} precision="minute" />
            </>
          ) : (
            t('security.never')
          )}
        </Text>
        <Anchor component={Link} to={`/audit-log?userId=${personId}`}>
          {t('security.show_changes')}
        </Anchor>
      </Section>
    </>
  )
}
