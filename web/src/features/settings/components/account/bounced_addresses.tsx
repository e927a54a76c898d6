import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import classes from './bounced_addresses.module.css'

/** Where mails came back from; nothing as long as all arrive. */
export function BouncedAddresses() {
  const { t } = useTranslation('settings')
  const { data = [] } = useQuery(recordQuery('/api/bounced-addresses'))
  const trust = useChange({
    change: (id: string) => api('DELETE', '/api/bounced-addresses/:id', { params: { id } }),
    affects: ['/api/bounced-addresses', '/api/invoices', '/api/estimates'],
  })
  if (data.length === 0) return null
  return (
    <Section title={t('mail.bounced')} help={t('help.mail_bounced')}>
      <ul className={classes.rows}>
        {data.map(({ _id, email, bouncedAt, reason }) => (
          <li key={_id} className={classes.row}>
            <div className={classes.words}>
              <Text size="sm">{email}</Text>
              <Text size="xs" c="dimmed">
                <DayText value={bouncedAt} /> · {reason}
              </Text>
            </div>
            <Button variant="default" size="compact-sm" onClick={() => trust.mutate(_id)}>
              {t('mail.works_again')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
