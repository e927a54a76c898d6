import { Anchor, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { formatDate } from '@/lib/time/days'
import { ASSETS, type Purchase } from './asset'
import classes from './assets.module.css'

const MOST = 5

/** Expenses for assets that are not in the register: those of the category for fixed assets count nowhere until then. */
export function Unregistered({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation('assets')
  if (purchases.length === 0) return null
  return (
    <Section title={t('missing.title')} help={t('missing.help')} padding="none">
      <UnregisteredRows purchases={purchases} />
    </Section>
  )
}

/** The newest of these expenses, each with the way into the register. */
export function UnregisteredRows({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation('assets')
  return (
    <ul className={classes.rows}>
      {purchases.slice(0, MOST).map((purchase) => (
        <li key={purchase._id}>
          <span className={classes.words}>
            <Anchor component={Link} to={`/expenses/${purchase._id}`}>
              {purchase.description || purchase.vendor}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {formatDate(purchase.date)} ·{' '}
              <Money amount={purchase.cost} currency={purchase.currency} />
            </Text>
          </span>
          <Button
            component={Link}
            to={`${ASSETS}?new=1&from=${purchase._id}`}
            size="xs"
            variant="default"
            flex="none"
          >
            {t('missing.add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
