import { Anchor, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RowMenu } from '@/components/data_table/row_menu'
import { DayText } from '@/components/day_text'
import { Money } from '@/components/money'
import { StatusBadge } from '@/components/status_badge'
import { type Entry, isWhole } from '../entry'
import { useTarget } from '../target'
import { useEntryActions } from '../use_entry_actions'
import classes from './bank.module.css'
import { Suggested } from './suggested'

/** An entry with what it is for, or what it could be for and the one thing to do about it. */
export function EntryRow({ entry }: { entry: Entry }) {
  const { amount, currency, date, name, purpose } = entry
  return (
    <li className={classes.entry} data-direction={amount > 0 ? 'in' : 'out'}>
      <div className={classes.day}>
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
  const { state, invoices, suggestions, amount, currency } = entry
  const [suggestion] = suggestions
  if (state === 'ignored') return <StatusBadge kind="void" label={t('state.ignored')} />
  if (state === 'matched')
    return (
      <span className={classes.target}>
        <StatusBadge kind="paid" label={t('state.matched')} />
        <span>
          {invoices
            .filter(({ kind }) => kind !== 'skonto')
            .map(({ _id, number }, index) => (
              <span key={_id}>
                {index > 0 && ', '}
                <Anchor component={Link} to={`/view/invoices/${_id}`} inherit>
                  {number}
                </Anchor>
              </span>
            ))}
        </span>
      </span>
    )
  if (suggestion) return <Suggested suggestion={suggestion} currency={currency} />
  return (
    <Text size="xs" c="dimmed">
      {t(amount > 0 ? 'suggestion.none' : 'suggestion.out')}
    </Text>
  )
}

function EntryButtons({ entry }: { entry: Entry }) {
  const { t } = useTranslation('banking')
  const { isBusy, match, unmatch, ignore, reopen } = useEntryActions(entry)
  const drawer = useTarget('match')
  const [suggestion, ...others] = entry.suggestions
  const search = () => drawer.open(entry._id)
  const isIn = entry.amount > 0

  if (entry.state === 'matched')
    return (
      <div className={classes.buttons}>
        <RowMenu
          row={entry}
          actions={[{ label: t('action.unmatch'), onSelect: () => void unmatch() }]}
        />
      </div>
    )
  if (entry.state === 'ignored')
    return (
      <div className={classes.buttons}>
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void reopen()}>
          {t('action.reopen')}
        </Button>
      </div>
    )
  if (!isIn)
    return (
      <div className={classes.buttons}>
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void ignore()}>
          {t('action.ignore')}
        </Button>
      </div>
    )
  return (
    <div className={classes.buttons}>
      {suggestion && isWhole(suggestion) ? (
        <Button size="xs" variant="outline" loading={isBusy} onClick={() => void match(suggestion)}>
          {t('action.match')}
        </Button>
      ) : (
        <Button size="xs" variant="default" loading={isBusy} onClick={search}>
          {t(suggestion ? 'action.divide' : 'action.search')}
        </Button>
      )}
      <RowMenu
        row={entry}
        actions={[
          ...others.filter(isWhole).map((other) => ({
            label: t('action.match_with', {
              numbers: other.allocations.map(({ number }) => number).join(', '),
            }),
            onSelect: () => void match(other),
          })),
          { label: t('action.look_further'), onSelect: search },
          { label: t('action.ignore'), onSelect: () => void ignore() },
        ]}
      />
    </div>
  )
}
