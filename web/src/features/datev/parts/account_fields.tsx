import { Text, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DatevAccount } from '../datev'
import classes from './datev.module.css'

const EXPENSE = 'expense_'

interface AccountFieldsProps {
  accounts: DatevAccount[]
  /** Properties of the field of a key, from the form. */
  propsOf: (key: string) => TextInputProps
}

/** One field for each account; an empty one is that of the chart, which it shows. */
export function AccountFields({ accounts, propsOf }: AccountFieldsProps) {
  const { t } = useTranslation('datev')
  const { t: expenses } = useTranslation('expenses')
  const labelOf = (key: string) =>
    key.startsWith(EXPENSE)
      ? expenses(`category.${key.slice(EXPENSE.length)}`)
      : t(`account.${key}`)
  const parts = [
    { title: t('accounts_sales'), own: accounts.filter(({ key }) => !key.startsWith(EXPENSE)) },
    { title: t('accounts_expenses'), own: accounts.filter(({ key }) => key.startsWith(EXPENSE)) },
  ]
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('accounts_help')}
      </Text>
      {parts.map(({ title, own }) => (
        <fieldset key={title} className={classes.fieldset}>
          <legend>{title}</legend>
          <div className={classes.accounts}>
            {own.map(({ key, standard }) => (
              <TextInput
                key={key}
                label={labelOf(key)}
                placeholder={standard}
                inputMode="numeric"
                maxLength={9}
                {...propsOf(key)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}
