import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { latePart } from '@/lib/parts/late_part'
import { formatDate } from '@/lib/time/days'
import { addressOf, type ForecastItem, type ForecastState } from '../forecast'
import classes from './period_items.module.css'
import { useItemName } from './use_item_name'

const ShiftDialog = latePart(async () => (await import('../scenarios/shift_dialog')).ShiftDialog)

interface ItemRowProps {
  item: ForecastItem
  currency: string
  state: ForecastState
}

/** One expected payment: its day, record and probability, and the amount that counts. */
export function ItemRow({ item, currency, state }: ItemRowProps) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const nameOf = useItemName()
  const [isShifting, setIsShifting] = useState(false)
  const address = addressOf(item.link)
  const name = nameOf(item)
  return (
    <li className={classes.item}>
      <span className={classes.day}>{formatDate(item.day)}</span>
      <span className={classes.name}>
        {address ? (
          <Anchor component={Link} to={address} inherit>
            {name}
          </Anchor>
        ) : (
          name
        )}
        {item.client && <span className={classes.client}>{item.client}</span>}
      </span>
      <span className={classes.percent}>
        {item.percent < 100 && formatPercent(item.percent, language)}
      </span>
      <span className={classes.amount}>
        <Money amount={item.amount} currency={currency} />
      </span>
      {state.scenario && !item.key.startsWith('vat:') && !item.key.startsWith('once:') && (
        <Button size="compact-xs" variant="subtle" onClick={() => setIsShifting(true)}>
          {t('scenario.shift')}
        </Button>
      )}
      {isShifting && (
        <ShiftDialog
          item={item}
          name={name}
          scenarioId={state.scenario}
          onClose={() => setIsShifting(false)}
        />
      )}
    </li>
  )
}
