import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import type { Shared } from './shared_invoice'
import classes from './shared_invoice.module.css'

/** Says when the company collects the amount, from which account and by which mandate. */
export function CollectionNote({ collection }: { collection: NonNullable<Shared['collection']> }) {
  const { t } = useTranslation('invoicing')
  const { date, iban, mandate, creditorId } = collection
  const facts: [string, string][] = [
    [t('shared.from_account'), iban],
    [t('shared.mandate'), mandate],
    [t('shared.creditor_id'), creditorId],
  ]
  return (
    <section className={classes.pay} aria-label={t('shared.collected', { date: formatDate(date) })}>
      <div>
        <Text fw={500}>{t('shared.collected', { date: formatDate(date) })}</Text>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
