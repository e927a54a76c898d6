import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAudiences } from '@/lib/session/current_user'
import type { Outlook } from '../dashboard'
import classes from './dashboard.module.css'

const ADDRESSES = {
  overdue: '/invoices?status=Overdue',
  toRemind: '/reminders',
  toMatch: '/bank?state=open',
  accepted: '/estimates?status=Accepted',
  toApprove: '/expenses/claims?status=submitted',
  absences: '/employees',
  weeks: '/employees',
  vatReturns: '/vat',
} as const

const KEYS = [
  'overdue',
  'toRemind',
  'toMatch',
  'accepted',
  'toApprove',
  'vatReturns',
  'absences',
  'weeks',
] as const

/** Bank entries are the owner's, and so are VAT returns and decisions about people. */
const OF_OWNERS = new Set<string>(['toMatch', 'vatReturns', 'absences', 'weeks'])

/** One sentence that names the next steps, with a button for each. */
export function NextSteps({ steps }: Pick<Outlook, 'steps'>) {
  const { t } = useTranslation('dashboard')
  const isOwner = useAudiences()?.includes('owner')
  const waiting = KEYS.filter((key) => steps[key] > 0 && (!OF_OWNERS.has(key) || isOwner))
  const sentence = waiting.map((key) => t(`next.${key}`, { count: steps[key] })).join(', ')
  return (
    <section className={classes.next} aria-label={t('next.label')}>
      <Text fw={500} size="lg">
        {waiting.length > 0 ? `${sentence}.` : t('next.nothing')}
      </Text>
      {waiting.length > 0 && (
        <Group gap="xs">
          {waiting.map((key) => (
            <Button key={key} component={Link} to={ADDRESSES[key]} variant="default" size="xs">
              {t(`next.open.${key}`)}
            </Button>
          ))}
        </Group>
      )}
    </section>
  )
}
