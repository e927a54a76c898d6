import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '@/components/data_table/rows/row_menu'
import { useBeside } from '@/components/dialogs/use_beside'
import { type Entry, isWhole, nameOf } from '../entry'
import { useEntryActions } from '../use_entry_actions'
import classes from './bank.module.css'
import { OutgoingButtons } from './outgoing_buttons'

/** Decisions about an entry: the likeliest as a button, the rest in a menu. */
export function EntryButtons({ entry }: { entry: Entry }) {
  const { t } = useTranslation('banking')
  const { isBusy, match, link, book, unmatch, ignore, reopen } = useEntryActions(entry)
  const drawer = useBeside('match')
  const [suggestion, ...others] = entry.suggestions
  const search = () => drawer.open(entry._id)
  const [recorded] = entry.recorded
  const [sum] = entry.sumSuggestions
  const isIn = entry.amount > 0

  if (entry.state === 'matched')
    return (
      <div className={classes.buttons}>
        <RowMenu
          row={entry}
          name={nameOf(entry)}
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
  if (!isIn) return <OutgoingButtons entry={entry} />
  return (
    <div className={classes.buttons}>
      {sum ? (
        <Button size="xs" variant="outline" loading={isBusy} onClick={() => void book(sum)}>
          {t('action.book')}
        </Button>
      ) : recorded ? (
        <Button size="xs" variant="outline" loading={isBusy} onClick={() => void link(recorded)}>
          {t('action.link')}
        </Button>
      ) : suggestion && isWhole(suggestion) ? (
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
        name={nameOf(entry)}
        actions={[
          ...(recorded || sum ? entry.suggestions : others).filter(isWhole).map((other) => ({
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
