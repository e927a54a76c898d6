import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { RowMenu } from '@/components/data_table/rows/row_menu'
import { useBeside } from '@/components/dialogs/use_beside'
import { type Entry, likelyReturn, nameOf, numbersOf, payableOf } from '../entry'
import { useEntryActions } from '../use_entry_actions'
import classes from './bank.module.css'

/**
 * Decisions about money that left: the likeliest as a button, the rest in a menu. Without a fitting expense, the entry
 * is ignored or one is recorded from it.
 */
export function OutgoingButtons({ entry }: { entry: Entry }) {
  const { t } = useTranslation('banking')
  const { isBusy, pay, takeBack, ignore } = useEntryActions(entry)
  const drawer = useBeside('pay')
  const [first, ...others] = entry.expenseSuggestions
  const back = likelyReturn(entry)
  const suggestion = back ? undefined : first
  const isProposed = Boolean(back ?? suggestion)
  const navigate = useNavigate()
  const newExpense = `/expenses/new?entry=${entry._id}`
  const search = () => drawer.open(entry._id)
  return (
    <div className={classes.buttons}>
      {back ? (
        <Button size="xs" variant="outline" loading={isBusy} onClick={() => void takeBack(back)}>
          {t('action.take_back')}
        </Button>
      ) : suggestion ? (
        <Button
          size="xs"
          variant="outline"
          loading={isBusy}
          onClick={() => void pay(payableOf(suggestion))}
        >
          {t('action.match')}
        </Button>
      ) : (
        <>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={isBusy}
            onClick={() => void ignore()}
          >
            {t('action.ignore')}
          </Button>
          <Button size="xs" variant="default" component={Link} to={newExpense}>
            {t('action.new_expense')}
          </Button>
        </>
      )}
      <RowMenu
        row={entry}
        name={nameOf(entry)}
        actions={[
          ...entry.returnSuggestions
            .filter((other) => other !== back)
            .map((other) => ({
              label: t('action.take_back_of', { number: other.invoiceNumber }),
              onSelect: () => void takeBack(other),
            })),
          ...(back && first ? [first, ...others] : others).map((other) => ({
            label: t('action.match_with', { numbers: numbersOf(other.expenses) }),
            onSelect: () => void pay(payableOf(other)),
          })),
          {
            label: t(isProposed ? 'action.look_further_expense' : 'action.search_expense'),
            onSelect: search,
          },
          ...(isProposed
            ? [
                {
                  label: t('action.expense_of_entry'),
                  onSelect: () => void navigate(newExpense),
                },
                { label: t('action.ignore'), onSelect: () => void ignore() },
              ]
            : []),
        ]}
      />
    </div>
  )
}
