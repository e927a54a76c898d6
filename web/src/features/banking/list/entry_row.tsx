import { Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Selection } from '@/components/data_table/rows/selection'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { type Entry, likelyReturn } from '../entry'
import classes from './bank.module.css'
import { EntryButtons } from './entry_buttons'
import { EntryTargets } from './entry_targets'
import { RecordedPayment } from './recorded_payment'
import { Suggested } from './suggested'
import { SuggestedExpenses } from './suggested_expenses'
import { SuggestedReturn } from './suggested_return'
import { SuggestedSum } from './suggested_sum'

interface EntryRowProps {
  entry: Entry
  selection: Selection
}

/** An entry with what it is for, or what it could be for and the one thing to do about it. */
export function EntryRow({ entry, selection }: EntryRowProps) {
  const { t } = useTranslation('banking')
  const { _id, amount, currency, date, name, purpose, state } = entry
  return (
    <li className={classes.entry} data-direction={amount > 0 ? 'in' : 'out'}>
      <div className={classes.day}>
        {state === 'open' && (
          <Checkbox
            size="xs"
            aria-label={t('select.one', { name: name || purpose })}
            checked={selection.has(_id)}
            onChange={() => selection.toggle(_id)}
          />
        )}
        <DayText value={date} />
      </div>
      <div className={classes.words}>
        <div className={classes.name}>{name || purpose}</div>
        {name && purpose && (
          <Text size="xs" c="dimmed" className={classes.purpose} title={purpose}>
            {purpose}
          </Text>
        )}
      </div>
      <div className={classes.meaning}>
        <Meaning entry={entry} />
      </div>
      <div className={classes.amount}>
        <Money amount={amount} currency={currency} />
      </div>
      <EntryButtons entry={entry} />
    </li>
  )
}

function Meaning({ entry }: { entry: Entry }) {
  const { t } = useTranslation('banking')
  const { state, suggestions, amount, currency } = entry
  const [suggestion] = suggestions
  const [recorded] = entry.recorded
  const [payable] = entry.expenseSuggestions
  const [sum] = entry.sumSuggestions
  if (state === 'ignored') return <StatusBadge kind="void" label={t('state.ignored')} />
  if (state === 'matched')
    return (
      <span className={classes.target}>
        <StatusBadge kind="paid" label={t('state.matched')} />
        <EntryTargets entry={entry} />
      </span>
    )
  const back = likelyReturn(entry)
  if (back) return <SuggestedReturn suggestion={back} currency={currency} />
  if (payable) return <SuggestedExpenses suggestion={payable} />
  if (sum) return <SuggestedSum suggestion={sum} />
  if (recorded) return <RecordedPayment recorded={recorded} />
  if (suggestion) return <Suggested suggestion={suggestion} currency={currency} />
  return (
    <Text size="xs" c="dimmed">
      {t(amount > 0 ? 'suggestion.none' : 'suggestion.out')}
    </Text>
  )
}
